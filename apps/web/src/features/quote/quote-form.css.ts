import { style } from '@vanilla-extract/css'
import { vars } from '../../design/theme.css.ts'

export const view = style({
  display: 'grid',
  gap: vars.space.three,
  paddingBlock: `${vars.space.two} ${vars.space.eight}`,
})

export const back = style({ justifySelf: 'start' })

export const rules = style({
  display: 'grid',
  gap: vars.space.half,
  padding: vars.space.two,
  borderRadius: vars.radius.medium,
  background: vars.color.infoSoft,
  listStyle: 'none',
})
