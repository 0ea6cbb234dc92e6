import { style } from '@vanilla-extract/css'
import { groups } from '../design/layout.css.ts'
import { vars } from '../design/theme.css.ts'

export const footer = style({
  background: vars.color.deep,
  color: vars.color.onDeepQuiet,
})

export const content = style([groups, { paddingBlock: vars.space.four }])

export const summary = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  color: vars.color.onDeep,
})
export const heading = style({ color: vars.color.onDeep, fontSize: vars.text.subtitle })

export const cities = style({
  display: 'grid',
  // Wide enough for `Chalon-sur-Saône`; two columns on the smallest phone.
  gridTemplateColumns: `repeat(auto-fill, minmax(clamp(${vars.size.tile}, 50% - ${vars.space.one}, 9.5rem), 1fr))`,
  columnGap: vars.space.two,
})

export const link = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  color: vars.color.onDeep,
  textDecorationColor: vars.color.onDeepQuiet,
})

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.three,
  paddingTop: vars.space.two,
  borderTop: vars.border.onDeep,
})
