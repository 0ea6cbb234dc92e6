import { style } from '@vanilla-extract/css'
import { large, vars } from '../../../design/theme.css.ts'

export const header = style({ display: 'grid', gap: vars.space.half })

export const columns = style({
  display: 'grid',
  gap: vars.space.three,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [large]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)' } },
})

export const price = style({ display: 'grid', gap: vars.space.one })

export const total = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.amount,
  fontWeight: 800,
  letterSpacing: '-0.02em',
  lineHeight: 1,
})

export const unit = style({ fontSize: vars.text.subtitle, fontWeight: 600, letterSpacing: 0 })

export const totals = style({ fontSize: `max(1.125rem, ${vars.text.lead})` })

export const belowPrice = style({ justifyContent: 'space-between' })

export const guarantee = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.one,
  fontWeight: 600,
})
