import { globalStyle, style } from '@vanilla-extract/css'
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

export const summary = style({
  justifyContent: 'start',
  color: vars.color.info,
  textDecoration: 'underline',
})
