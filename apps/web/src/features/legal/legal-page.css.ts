import { style } from '@vanilla-extract/css'
import { vars } from '../../design/theme.css.ts'

export const identity = style({ display: 'grid', gap: vars.space.onehalf })

export const section = style([
  identity,
  {
    maxWidth: vars.size.measure,
    paddingTop: vars.space.three,
    borderTop: vars.border.line,
  },
])
