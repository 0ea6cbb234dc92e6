import { globalStyle, style } from '@vanilla-extract/css'
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

/** On a phone the bar shows it. */
export const besideTheForm = style({
  display: 'none',
  gap: vars.space.one,
  '@media': { [large]: { display: 'grid' } },
})

/** What to pick, or the total in its place. */
export const total = style({ display: 'grid', alignItems: 'start' })
globalStyle(`${total} > *`, { gridArea: '1 / 1' })
export const keepsItsRoom = style({ visibility: 'hidden' })
