import { style } from '@vanilla-extract/css'
import { groups, row } from '../../../design/layout.css.ts'
import { amount } from '../../../design/text.css.ts'
import { large, vars } from '../../../design/theme.css.ts'

export const columns = style([
  groups,
  {
    alignItems: 'start',
    '@media': { [large]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)' } },
  },
])

export const total = style([amount, { fontSize: vars.text.amount, lineHeight: 1 }])

export const unit = style({ fontSize: vars.text.subtitle, fontWeight: 600, letterSpacing: 0 })

export const totals = style({ fontSize: `max(1.125rem, ${vars.text.lead})` })

export const belowPrice = style({ justifyContent: 'space-between' })

export const guarantee = style([row, { fontWeight: 600 }])
