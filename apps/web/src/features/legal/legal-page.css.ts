import { globalStyle, style } from '@vanilla-extract/css'
import { row } from '../../design/layout.css.ts'
import { vars } from '../../design/theme.css.ts'

export const section = style({
  display: 'grid',
  gap: vars.space.onehalf,
  maxWidth: vars.size.measure,
  paddingTop: vars.space.three,
  borderTop: vars.border.line,
})

export const identity = style({
  display: 'grid',
  gap: vars.space.onehalf,
})

export const details = style({})
globalStyle(`${details} > p`, { paddingBottom: vars.space.onehalf })
// Prints what is folded too.
globalStyle(`${details}::details-content`, {
  '@media': { print: { contentVisibility: 'visible' } },
})

export const summary = style([row, { color: vars.color.info, textDecoration: 'underline' }])
