import { style } from '@vanilla-extract/css'
import { cluster, spread, stackLarge, withIconCentred } from '../ui/layout.css.ts'
import { medium, vars } from '../ui/theme.css.ts'

export const header = style({
  background: vars.color.surface,
  borderBottom: vars.border.line,
})

export const bar = style([spread, { minHeight: vars.size.header }])

export const brand = style([
  withIconCentred,
  {
    minHeight: vars.size.target,
    color: vars.color.ink,
    fontFamily: vars.font.display,
    fontSize: vars.text.subtitle,
    fontWeight: 800,
    textDecoration: 'none',
  },
])

export const anchors = style({
  display: 'none',
  '@media': { [medium]: { display: 'flex', gap: vars.space.three } },
})

const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
})

export const anchor = style([
  link,
  {
    color: vars.color.ink,
    fontWeight: 600,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
  },
])

export const skipLink = style({
  position: 'absolute',
  zIndex: 30,
  insetInlineStart: vars.space.one,
  top: vars.space.one,
  padding: vars.space.onehalf,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
})

export const footer = style([stackLarge, { paddingBlock: vars.space.three }])

export const footerLink = style([
  link,
  { color: vars.color.onInverse, textDecorationColor: vars.color.onInverseQuiet },
])

/** Lower than other links, because the list would otherwise take a third of the page on a phone. */
export const cityLink = style([footerLink, { minWidth: '2rem', minHeight: '2rem' }])

export const legal = style([
  cluster,
  {
    columnGap: vars.space.three,
    color: vars.color.onInverseQuiet,
    selectors: { 'nav + &': { paddingTop: vars.space.two, borderTop: vars.border.onInverse } },
  },
])
