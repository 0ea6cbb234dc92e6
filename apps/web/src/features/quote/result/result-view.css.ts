import { style } from '@vanilla-extract/css'
import { large, medium, vars } from '../../../design/theme.css.ts'

/** Small on a phone, to leave the first screen to the price. */
export const ways = style({
  columnGap: vars.space.two,
  rowGap: 0,
  fontSize: vars.text.small,
  '@media': { [medium]: { columnGap: vars.space.three, fontSize: vars.text.body } },
})

export const header = style({ display: 'grid', gap: vars.space.half })

export const columns = style({
  display: 'grid',
  gap: vars.space.three,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [large]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto 1fr',
    },
  },
})

/** Right under the price. */
export const advice = style({
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [large]: { gridColumn: 1 } },
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

export const guarantee = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.one,
  fontWeight: 600,
})

export const totals = style({
  display: 'grid',
  gap: vars.space.half,
  padding: vars.space.two,
  borderRadius: vars.radius.medium,
  background: vars.color.infoSoft,
})
