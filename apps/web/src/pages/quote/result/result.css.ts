import { globalStyle, style } from '@vanilla-extract/css'
import { button } from '../../../ui/button.css.ts'
import { cluster, screenOnly, stack, stackLarge } from '../../../ui/layout.css.ts'
import { amount as amountText } from '../../../ui/text.css.ts'
import { large, narrow, vars } from '../../../ui/theme.css.ts'

/** A card that is narrower: a small phone, or large letters. */
const tight = '(max-width: 20rem)'

/** In one line on a phone. */
export const links = style([
  cluster,
  { '@media': { [narrow]: { columnGap: vars.space.one, fontSize: vars.text.small } } },
])

/** The ticket, then what goes with it; where there is room, side by side. */
export const columns = style([
  stack,
  {
    '@media': {
      [large]: {
        gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
        gap: vars.space.three,
        alignItems: 'start',
      },
    },
  },
])

export const ticket = style([
  stackLarge,
  { containerType: 'inline-size', '@media': { print: { padding: 0, border: 0 } } },
])

export const service = style([cluster, { justifyContent: 'space-between' }])
export const edit = style([button.plain, { fontSize: vars.text.small }])

export const amount = style([
  amountText,
  { fontSize: vars.text.amount, lineHeight: 1, whiteSpace: 'nowrap' },
])

/** On a phone the main action stands in the bar. */
export const inCard = style([
  screenOnly,
  stack,
  { '@media': { 'screen and (width < 64rem)': { display: 'none' } } },
])
export const bottomBar = style({ '@media': { [large]: { display: 'none' } } })
// In the bar: what was said of the request over the whole width, and a smaller total.
globalStyle(`${bottomBar} > [role=status]`, { gridColumn: '1 / -1' })
globalStyle(`${bottomBar} ${amount}`, { fontSize: vars.text.title })

export const urgencies = style({ printColorAdjust: 'exact' })
export const urgency = style({
  borderTop: vars.border.line,
  selectors: {
    '&[data-chosen="true"]': { fontWeight: 700, background: vars.color.infoSoft },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-chosen="true"]': { outline: '2px solid Highlight' } },
    },
  },
})
globalStyle(`${urgency} > *`, {
  padding: `${vars.space.one} ${vars.space.onehalf}`,
  fontWeight: 'inherit',
  textAlign: 'start',
  '@container': { [tight]: { display: 'block' } },
})
globalStyle(`${urgency} > td`, {
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@container': { [tight]: { textAlign: 'start' } },
})
export const chosen = style([
  cluster,
  { display: 'inline-flex', columnGap: vars.space.half, marginInlineStart: vars.space.one },
])

/** Equal tiles, an icon above its words. */
export const tiles = style([
  screenOnly,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
    gap: vars.space.one,
  },
])
export const tile = style([
  button.quiet,
  {
    flexDirection: 'column',
    gap: vars.space.half,
    paddingInline: vars.space.half,
    fontSize: vars.text.small,
    overflowWrap: 'anywhere',
  },
])

export const firstAid = style([
  screenOnly,
  {
    display: 'flex',
    gap: vars.space.one,
    padding: vars.space.two,
    borderRadius: vars.radius.large,
    background: vars.color.infoSoft,
    // Visible only with forced colours.
    border: '1px solid transparent',
  },
])

export const facts = style([
  stackLarge,
  { containerType: 'inline-size', '@media': { print: { padding: 0, border: 0 } } },
])
/** Each label beside its value, or above it where the column is narrow. */
export const factList = style({ fontVariantNumeric: 'tabular-nums' })
globalStyle(`${factList} > div`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8rem) minmax(0, 1fr)',
  columnGap: vars.space.one,
  paddingBlock: vars.space.half,
  borderBottom: vars.border.line,
  breakInside: 'avoid',
  '@container': { [tight]: { display: 'block' } },
})
