import { style } from '@vanilla-extract/css'
import { vars } from '../../../design/theme.css.ts'

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingBlock: vars.space.one,
  color: vars.color.danger,
  fontWeight: 600,
})
