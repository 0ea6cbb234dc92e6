import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

const stroke = style({ fill: 'none', strokeLinecap: 'butt', strokeLinejoin: 'round' })

export const shade = style([stroke, { stroke: vars.color.pipeShade, strokeWidth: 14 }])
export const body = style([stroke, { stroke: vars.color.pipe, strokeWidth: 11 }])
export const shine = style([stroke, { stroke: vars.color.pipeShine, strokeWidth: 2 }])
export const joint = style({
  fill: vars.color.pipe,
  stroke: vars.color.pipeShade,
  strokeWidth: 1.5,
})
export const drop = style({ fill: vars.color.infoSoft, stroke: vars.color.info, strokeWidth: 2 })
