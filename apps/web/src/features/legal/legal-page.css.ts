import { style } from '@vanilla-extract/css'
import { stackSmall } from '../../design/layout.css.ts'
import { vars } from '../../design/theme.css.ts'

export const section = style([
  stackSmall,
  {
    maxWidth: vars.size.measure,
    paddingTop: vars.space.three,
    borderTop: vars.border.line,
  },
])
