import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

// The pipe as three SVG paths, one on the other, and a collar.
const stroke = style({ fill: 'none' })
export const shade = style([stroke, { stroke: vars.color.pipeShade, strokeWidth: 12 }])
export const body = style([stroke, { stroke: vars.color.pipe, strokeWidth: 10 }])
export const shine = style([stroke, { stroke: vars.color.pipeShine, strokeWidth: 2 }])
export const joint = style({
  fill: vars.color.pipe,
  stroke: vars.color.pipeShade,
  strokeWidth: 1.5,
})

// The bands of colour across the pipe, in pixels from its outer edge.
const bands = [
  [vars.color.pipeShade, 0, 1],
  [vars.color.pipe, 1, 3],
  [vars.color.pipeShine, 3, 5],
  [vars.color.pipe, 5, 11],
  [vars.color.pipeShade, 11, 12],
] as const
const WIDTH = 12
const OUTER_BEND = 18

const across = bands.map(([color, from, to]) => `${color} ${from}px ${to}px`).join(', ')
const around = bands
  .map(([color, from, to]) => `${color} ${OUTER_BEND - to}px ${OUTER_BEND - from}px`)
  .reverse()
  .join(', ')
const bend = `radial-gradient(circle at 100% 0, transparent ${OUTER_BEND - WIDTH}px, ${around}, transparent ${OUTER_BEND}px)`

const drawn = {
  content: '',
  position: 'absolute',
  // Forced colours would drop the backgrounds that the pipe is made of.
  forcedColorAdjust: 'none',
} as const

/** The pipe beside a text, as a `::before` or `::after`: upright, level, bent, and a collar for any of them. */
export const uprightPipe = {
  ...drawn,
  width: WIDTH,
  background: `linear-gradient(to right, ${across})`,
} as const
export const levelPipe = {
  ...drawn,
  height: WIDTH,
  background: `linear-gradient(${across})`,
} as const
/** Runs down from above, then turns towards the end of the line. */
export const bentPipe = {
  ...drawn,
  background: [
    `linear-gradient(to right, ${across}) 0 0 / ${WIDTH}px calc(100% - ${OUTER_BEND}px) no-repeat`,
    `${bend} 0 100% / ${OUTER_BEND}px ${OUTER_BEND}px no-repeat`,
    `linear-gradient(to top, ${across}) 100% 100% / calc(100% - ${OUTER_BEND}px) ${WIDTH}px no-repeat`,
  ].join(', '),
} as const
export const collar = {
  ...drawn,
  background: vars.color.pipe,
  width: 20,
  height: 11,
  borderRadius: 3,
  border: `1px solid ${vars.color.pipeShade}`,
} as const

/** The number of a step, on the pipe that leads to the next one. */
export const stepNumber = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.marker,
  height: vars.size.marker,
  border: vars.border.pipe,
  borderRadius: vars.radius.round,
  background: vars.color.surface,
  fontFamily: vars.font.display,
  fontSize: vars.text.subtitle,
  fontWeight: 800,
})
