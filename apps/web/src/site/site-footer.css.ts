import { globalStyle, style } from '@vanilla-extract/css'
import { cityWidth } from '../city-chooser/city-picker.css.ts'
import { cluster, stackLarge } from '../design/layout.css.ts'
import { narrow, vars } from '../design/theme.css.ts'

export const content = style([stackLarge, { paddingBlock: vars.space.four }])

export const cities = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${cityWidth}, 1fr))`,
  columnGap: vars.space.two,
  // On a phone, side by side and closer to each other.
  '@media': { [narrow]: { display: 'flex', flexWrap: 'wrap' } },
})

export const link = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  color: vars.color.onInverse,
  textDecorationColor: vars.color.onInverseQuiet,
})

globalStyle(`${cities} > li > a`, { '@media': { [narrow]: { minHeight: '2rem' } } })

export const legal = style([
  cluster,
  {
    columnGap: vars.space.three,
    paddingTop: vars.space.two,
    borderTop: vars.border.onInverse,
    color: vars.color.onInverseQuiet,
  },
])
