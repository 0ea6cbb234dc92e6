import { style } from '@vanilla-extract/css'
import { large, vars } from '../../../design/theme.css.ts'

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.three,
  padding: vars.space.two,
  borderRadius: vars.radius.medium,
  background: vars.color.infoSoft,
  overflowWrap: 'anywhere',
  '@media': { [large]: { padding: vars.space.three } },
})

export const price = style({ display: 'grid', gap: vars.space.one })

/** On a phone the bar shows it. */
export const besideTheForm = style([
  price,
  { display: 'none', '@media': { [large]: { display: 'grid' } } },
])
