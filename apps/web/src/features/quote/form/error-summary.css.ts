import { style } from '@vanilla-extract/css'
import { vars } from '../../../design/theme.css.ts'

export const link = style({
  display: 'inline-block',
  paddingBlock: vars.space.half,
  color: vars.color.danger,
  fontWeight: 600,
})
