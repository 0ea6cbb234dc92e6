import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

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
