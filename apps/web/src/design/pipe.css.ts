import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

const stroke = style({ fill: 'none', strokeLinecap: 'butt', strokeLinejoin: 'round' })

export const shade = style([stroke, { stroke: vars.color.pipeShade, strokeWidth: 12 }])
export const body = style([stroke, { stroke: vars.color.pipe, strokeWidth: 10 }])
export const shine = style([stroke, { stroke: vars.color.pipeShine, strokeWidth: 2 }])
export const joint = style({
  fill: vars.color.pipe,
  stroke: vars.color.pipeShade,
  strokeWidth: 1.5,
})
export const drop = style({ fill: vars.color.infoSoft, stroke: vars.color.info, strokeWidth: 2 })

// Forced colours would drop the backgrounds that the pipe is made of.
const copper = { background: vars.color.pipe, forcedColorAdjust: 'none' } as const

/** The pipe as a box, where it runs along text: upright, level, and a collar on either. */
export const uprightPipe = {
  ...copper,
  width: 12,
  boxShadow: `inset 1px 0 ${vars.color.pipeShade}, inset -1px 0 ${vars.color.pipeShade}, inset 3px 0 ${vars.color.pipe}, inset 5px 0 ${vars.color.pipeShine}`,
} as const
export const levelPipe = {
  ...copper,
  height: 12,
  boxShadow: `inset 0 1px ${vars.color.pipeShade}, inset 0 -1px ${vars.color.pipeShade}, inset 0 3px ${vars.color.pipe}, inset 0 5px ${vars.color.pipeShine}`,
} as const
export const collar = {
  ...copper,
  width: 20,
  height: 11,
  borderRadius: 3,
  border: `1px solid ${vars.color.pipeShade}`,
} as const
