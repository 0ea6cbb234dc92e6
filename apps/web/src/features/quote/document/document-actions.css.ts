import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../design/theme.css.ts'

export const actions = style({
  display: 'grid',
  gap: vars.space.onehalf,
  gridTemplateColumns: '1fr 1fr',
})

globalStyle(`${actions} > :first-child`, { gridColumn: '1 / -1' })
