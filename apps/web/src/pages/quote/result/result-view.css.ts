import { globalStyle, style } from '@vanilla-extract/css'
import { button } from '../../../ui/button.css.ts'
import { cluster, stackSmall, withIconCentred } from '../../../ui/layout.css.ts'
import { amount as amountStyle } from '../../../ui/text.css.ts'
import { large, narrow, vars } from '../../../ui/theme.css.ts'

/** Cards one below the other; where there is room, in two columns that the browser balances. */
export const cards = style({
  '@media': { [large]: { columns: 2, columnGap: vars.space.three } },
})
globalStyle(`${cards} > *`, {
  marginBottom: vars.space.three,
  breakInside: 'avoid',
  '@media': { [narrow]: { marginBottom: vars.space.two } },
})

/** In one line on a phone. */
export const links = style([
  cluster,
  { '@media': { [narrow]: { columnGap: vars.space.one, fontSize: vars.text.small } } },
])

export const amount = style([amountStyle, { fontSize: vars.text.amount, lineHeight: 1 }])

/** The heading of the breakdown, and the way back to what is priced at its right. */
export const breakdown = style([cluster, { justifyContent: 'space-between' }])
export const edit = style([
  button.plain,
  { '@media': { [narrow]: { fontSize: vars.text.small, fontWeight: 400 } } },
])
globalStyle(`${edit} > svg`, { '@media': { [narrow]: { display: 'none' } } })

export const guarantee = style([withIconCentred, { fontWeight: 600 }])

export const beforeTheWork = style([
  stackSmall,
  { maxWidth: vars.size.measure, paddingTop: vars.space.one },
])
