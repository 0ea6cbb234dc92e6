import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

/** The colours across the copper pipe, each up to this many of its twelve pixels. */
const pipeBands = [
  ['pipeShade', 1],
  ['pipe', 3],
  ['pipeShine', 5],
  ['pipe', 11],
  ['pipeShade', 12],
] as const

/** The bands as shadows, over one another, for a pipe 12 pixels thick. */
const shadows = (fromEdge: (pixels: number) => string) =>
  pipeBands.map(([color, to]) => `inset ${fromEdge(to)} ${vars.color[color]}`).join(', ')

const drawn = {
  content: '',
  position: 'absolute',
  // Forced colours would drop it.
  forcedColorAdjust: 'none',
} as const

/** The pipe beside a text, 12 pixels wide, as a `::before` or `::after`. */
export const uprightPipe = {
  ...drawn,
  width: 12,
  boxShadow: shadows((pixels) => `${pixels}px 0`),
} as const
/** Runs down from above, then turns towards the end of the line. */
export const bentPipe = {
  borderEndStartRadius: 18,
  boxShadow: shadows((pixels) => `${pixels}px -${pixels}px`),
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
  height: vars.size.marker,
  border: `3px solid ${vars.color.pipe}`,
  borderRadius: '50%',
  background: vars.color.surface,
  fontFamily: vars.font.display,
  fontSize: vars.text.subtitle,
  fontWeight: 800,
})
