import { style } from '@vanilla-extract/css'
import { vars } from '../../../design/theme.css.ts'

export const rules = style({ display: 'grid', gap: vars.space.one })
export const heading = style({ fontSize: vars.text.body })
export const list = style({ display: 'grid', gap: vars.space.half })
export const rule = style({ display: 'flex', gap: vars.space.one })
export const icon = style({ marginTop: vars.space.half, color: vars.color.info })
