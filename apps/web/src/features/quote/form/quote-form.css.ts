import { globalStyle, style } from '@vanilla-extract/css'
import { paragraphs, row } from '../../../design/layout.css.ts'
import { large, medium, vars } from '../../../design/theme.css.ts'

/** The fields in one column; where there is room, the price is in a second one. */
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.three,
  '@media': {
    print: { display: 'block' },
    [large]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      gridTemplateAreas: '"fields price" "submit price"',
      columnGap: vars.space.six,
    },
  },
})

globalStyle(`${form} > *`, {
  // While the HTML is still loading, no other child may fill the second column.
  gridColumn: 1,
  '@media': { print: { marginTop: vars.space.three } },
})
globalStyle(`${form} > aside`, { '@media': { [large]: { gridArea: 'price' } } })

export const errorLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingBlock: vars.space.one,
  color: vars.color.danger,
  fontWeight: 600,
})

// Its area to press is higher than the line.
export const clear = style({ fontSize: 'inherit', marginBlock: `calc(-1 * ${vars.space.onehalf})` })

/** Close together on a phone, so that the first field is in sight. */
export const intro = style([
  paragraphs,
  {
    gap: vars.space.half,
    marginBlockStart: `calc(-1 * ${vars.space.one})`,
    marginBlockEnd: `calc(-1 * ${vars.space.onehalf})`,
    '@media': { [medium]: { gap: vars.space.two, marginBlock: 0 } },
  },
])

/** What replaces the badges stands in their place, so that nothing moves. */
export const stacked = style({ display: 'grid' })
globalStyle(`${stacked} > *`, { gridArea: '1 / 1' })
export const replaced = style({ visibility: 'hidden' })

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
