import { style } from '@vanilla-extract/css'
import { cluster, withIconCentred } from '../design/layout.css.ts'
import { medium, vars } from '../design/theme.css.ts'

export const header = style({
  background: vars.color.surface,
  borderBottom: vars.border.line,
})

export const bar = style([
  cluster,
  { justifyContent: 'space-between', minHeight: vars.size.header },
])

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

export const anchor = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: vars.color.ink,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})

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
