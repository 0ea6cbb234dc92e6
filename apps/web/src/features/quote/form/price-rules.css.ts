import { style } from '@vanilla-extract/css'
import { large, vars } from '../../../design/theme.css.ts'

export const rules = style({
  display: 'grid',
  gap: vars.space.onehalf,
  padding: vars.space.two,
  borderRadius: vars.radius.medium,
  background: vars.color.infoSoft,
  '@media': {
    [large]: { padding: vars.space.three },
  },
})

export const list = style({ display: 'grid', gap: vars.space.one })
export const rule = style({ display: 'flex', gap: vars.space.one })
export const icon = style({ marginTop: vars.space.half, color: vars.color.info })
