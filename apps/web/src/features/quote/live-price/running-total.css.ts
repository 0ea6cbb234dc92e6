import { style } from '@vanilla-extract/css'
import { vars } from '../../../design/theme.css.ts'

export const total = style({ lineHeight: 1.1 })
export const words = style({ fontSize: vars.text.small, fontWeight: 600 })
export const amount = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.title,
  fontWeight: 800,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
})
