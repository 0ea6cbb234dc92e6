import { style } from '@vanilla-extract/css'
import { vars } from '../../../design/theme.css.ts'

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.one,
  fontSize: vars.text.body,
})

export const steps = style({ paddingInlineStart: vars.space.three, listStyle: 'decimal' })
