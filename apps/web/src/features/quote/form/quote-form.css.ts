import { globalStyle, style } from '@vanilla-extract/css'
import { row } from '../../../design/layout.css.ts'
import { small } from '../../../design/text.css.ts'
import { large, medium, vars } from '../../../design/theme.css.ts'

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

export const errorLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingBlock: vars.space.one,
  color: vars.color.danger,
  fontWeight: 600,
})

/** Both notes in one place, so that no field moves when one replaces the other. */
export const notes = style([small, { display: 'grid' }])
globalStyle(`${notes} > *`, { gridArea: '1 / 1' })
export const replaced = style({ visibility: 'hidden' })

// Its area to press is higher than the line.
export const clear = style({ fontSize: 'inherit', marginBlock: `calc(-1 * ${vars.space.onehalf})` })

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
export const badge = style([
  row,
  {
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
  },
])
