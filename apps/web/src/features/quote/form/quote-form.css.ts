import { globalStyle, style } from '@vanilla-extract/css'
import { large, medium, vars } from '../../../design/theme.css.ts'

export const back = style({ justifySelf: 'start' })

/** The fields in one column; where there is room, the price is in a second one. */
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.three,
  '@media': {
    [large]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      gridTemplateAreas: '"fields price" "submit price"',
      columnGap: vars.space.six,
    },
  },
})

// While the HTML is still loading, no other child may fill the second column.
globalStyle(`${form} > *`, { gridColumn: 1 })

/** The error summary, the note on required fields and both steps. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.three,
})

/** Advice and price, beside the fields or after them: no field moves when the advice appears. */
export const beside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.three,
  '@media': {
    [large]: {
      flexDirection: 'column-reverse',
      gridArea: 'price',
    },
  },
})

export const privacy = style({ maxWidth: vars.size.measure })

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.half} ${vars.space.two}`,
  '@media': { [medium]: { gap: vars.space.one } },
})

/** Without a border on a phone, where fewer lines would have room for it. */
export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.one,
  fontSize: vars.text.small,
  fontWeight: 600,
  '@media': {
    [medium]: {
      padding: `${vars.space.half} ${vars.space.onehalf}`,
      border: vars.border.line,
      borderRadius: vars.radius.round,
      background: vars.color.surface,
    },
  },
})
