import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

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
/** More than the pipe's width: nothing of it is at the cut. */
export const BEND_OVERHANG = WIDTH + 2

const across = bands.map(([color, from, to]) => `${color} ${from}px ${to}px`).join(', ')
// Each band to the pipe's inner edge, over the next one.
const inwards = bands.map(([color, , to]) => `inset 0 0 0 ${to}px ${color}`).join(', ')

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
/**
 * Runs down from above, then turns towards the end of the line: a rounded frame whose upper and end sides
 * are cut off by `BEND_OVERHANG`. No gradient: Firefox prints what is transparent in one as a dark square.
 */
export const bentPipe = {
  ...drawn,
  background: 'none',
  borderEndStartRadius: OUTER_BEND,
  boxShadow: inwards,
  clipPath: `inset(${BEND_OVERHANG}px ${BEND_OVERHANG}px 0 0)`,
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
