import { style } from '@vanilla-extract/css'
import { vars } from '../../design/theme.css.ts'

export const view = style({
  display: 'grid',
  gap: vars.space.four,
  paddingBlock: `${vars.space.three} ${vars.space.eight}`,
})
export const back = style({ justifySelf: 'start' })
