import { style } from '@vanilla-extract/css'
import { vars } from '../../design/theme.css.ts'

export const section = style({
  display: 'grid',
  gap: vars.space.three,
  paddingBlock: `clamp(${vars.space.six}, 8vw, ${vars.space.twelve})`,
  scrollMarginTop: vars.space.two,
})
