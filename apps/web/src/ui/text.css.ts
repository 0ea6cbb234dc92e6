import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

export const title = style({ fontSize: vars.text.title })
export const subtitle = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.subtitle,
  fontWeight: 700,
  lineHeight: 1.2,
  textWrap: 'balance',
})
export const lead = style({ fontSize: vars.text.lead, maxWidth: vars.size.measure })
export const quiet = style({ color: vars.color.inkQuiet })
export const small = style([
  quiet,
  { fontSize: vars.text.small, lineHeight: 1.4, '@media': { print: { fontSize: '8.5pt' } } },
])
export const success = style({ color: vars.color.success })
export const figures = style({ fontVariantNumeric: 'tabular-nums' })
/** The amount that a view is about. */
export const amount = style([
  figures,
  {
    fontFamily: vars.font.display,
    fontWeight: 800,
    letterSpacing: '-0.02em',
  },
])
/** Keeps the lines of what a visitor typed. */
export const typed = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
/** A list with its bullets or numbers. */
export const markers = style({
  paddingInlineStart: `min(${vars.space.three}, 7vw)`,
  listStyle: 'revert',
})
