import { style } from '@vanilla-extract/css'
import { groups, line, row, stack } from '../../../design/layout.css.ts'
import { typed } from '../../../design/text.css.ts'
import { large, vars } from '../../../design/theme.css.ts'

export const columns = style([
  groups,
  {
    alignItems: 'start',
    '@media': { [large]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)' } },
  },
])

/** What was asked for, and the way back to it. */
export const asked = style([line, { justifyContent: 'space-between' }])

export const guarantee = style([row, { fontWeight: 600 }])

/** Under both columns. */
export const description = style([stack, { '@media': { [large]: { gridColumn: '1 / -1' } } }])

export const text = style([typed, { maxWidth: vars.size.measure }])
