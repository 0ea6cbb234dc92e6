import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

// The bands of colour across the pipe, each from its outer edge to these pixels, over the next one.
const bands = [
  [vars.color.pipeShade, 1],
  [vars.color.pipe, 3],
  [vars.color.pipeShine, 5],
  [vars.color.pipe, 11],
  [vars.color.pipeShade, 12],
] as const

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
  // No gradient: Firefox prints what is transparent in one as a dark square.
  boxShadow: bands.map(([color, to]) => `inset ${to}px 0 ${color}`).join(', '),
} as const
/** Runs down from above, then turns towards the end of the line. */
export const bentPipe = {
  borderEndStartRadius: 18,
  boxShadow: bands.map(([color, to]) => `inset ${to}px -${to}px ${color}`).join(', '),
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
  border: `3px solid ${vars.color.pipe}`,
  borderRadius: '50%',
  background: vars.color.surface,
  fontFamily: vars.font.display,
  fontSize: vars.text.subtitle,
  fontWeight: 800,
})
