import { style } from '@vanilla-extract/css'
import { vars } from '../../../design/theme.css.ts'

export const details = style({ display: 'grid', gap: vars.space.one })
export const subject = style({ color: vars.color.inkQuiet })
export const totals = style({ display: 'grid', gap: vars.space.half })
