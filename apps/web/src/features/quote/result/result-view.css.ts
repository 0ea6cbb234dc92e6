import { style } from '@vanilla-extract/css'
import { groups, line, row } from '../../../design/layout.css.ts'
import { large, medium, vars } from '../../../design/theme.css.ts'

export const columns = style([
  groups,
  { '@media': { [large]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)' } } },
])

/** On a phone its cards are those of the one column, in their own order. */
export const column = style({
  display: 'contents',
  '@media': {
    [large]: { display: 'flex', flexDirection: 'column', gap: vars.space.three },
  },
})
export const first = style({ order: -2 })
export const second = style({ order: -1 })

/** What was asked for, and the way back to it at its right. */
export const asked = style([
  line,
  { justifyContent: 'space-between', '@media': { [medium]: { flexWrap: 'nowrap' } } },
])
export const edit = style({ '@media': { [medium]: { flexShrink: 0 } } })

export const guarantee = style([row, { fontWeight: 600 }])
