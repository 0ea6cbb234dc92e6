import { style } from '@vanilla-extract/css'
import { small } from '../../../design/text.css.ts'
import { vars } from '../../../design/theme.css.ts'

export const figure = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.one,
  justifyItems: 'center',
})
export const drawing = style({
  maxWidth: '100%',
  height: 'auto',
  overflow: 'visible',
})
export const free = style({
  fill: vars.color.infoSoft,
  stroke: vars.color.info,
  strokeWidth: 1.5,
  strokeDasharray: '4 3',
})
export const way = style({ stroke: vars.color.pipe, strokeWidth: 4 })
export const center = style({ fill: vars.color.ink })
export const address = style({
  fill: vars.color.action,
  stroke: vars.color.surface,
  strokeWidth: 1.5,
})
/** Large enough to be read where the drawing is small. */
export const label = style({
  fill: vars.color.info,
  fontSize: 11,
  fontWeight: 600,
  textAnchor: 'middle',
})
export const caption = style([small, { textAlign: 'center' }])
