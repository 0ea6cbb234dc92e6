import { globalStyle, style } from '@vanilla-extract/css'
import { button } from '../../../ui/button.css.ts'
import { cardPadding } from '../../../ui/card.css.ts'
import { cluster, pagePadding, screenOnly, stack, stackSmall } from '../../../ui/layout.css.ts'
import { amount as amountText } from '../../../ui/text.css.ts'
import { large, narrow, vars } from '../../../ui/theme.css.ts'

/** The content of a card that is narrower than 20 rem: on a small phone, or with large letters. */
const tight = '(max-width: 17rem)'

/** In one line on a phone. */
export const links = style([
  cluster,
  { '@media': { [narrow]: { columnGap: vars.space.one, fontSize: vars.text.small } } },
])

/** Cards one below the other; where there is room, in two columns that the browser balances. */
export const cards = style({
  '@media': { [large]: { columns: 2, columnGap: vars.space.three } },
})
globalStyle(`${cards} > *`, {
  marginBottom: vars.space.two,
  '@media': { [large]: { marginBottom: vars.space.three, breakInside: 'avoid' } },
})

// In two columns on paper, so that the quote fits on one page.
export const ticket = style([
  stack,
  {
    containerType: 'inline-size',
    '@media': {
      print: { display: 'block', columns: 2, columnGap: vars.space.four, padding: 0, border: 0 },
    },
  },
])
globalStyle(`${ticket} > *`, {
  '@media': { print: { marginBottom: vars.space.two, breakInside: 'avoid' } },
})

export const service = style([cluster, { justifyContent: 'space-between' }])
export const edit = style([button.plain, { fontSize: vars.text.small }])

/** Not seen on a phone, for want of room. Screen readers read it on every screen. */
export const hiddenOnPhone = style({
  '@media': {
    [narrow]: { position: 'absolute', width: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})

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
export const bottomBar = style({
  marginInline: `calc(-1 * ${pagePadding})`,
  '@media': { [large]: { display: 'none' } },
})
// In the bar, the message about the request takes the whole width, and the total is smaller.
globalStyle(`${bottomBar} > [role=status]`, { flex: '1 0 100%' })
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
  '@container': { [tight]: { display: 'block', paddingBlock: vars.space.half } },
})
globalStyle(`${urgency} > td`, {
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@container': { [tight]: { paddingTop: 0, textAlign: 'start' } },
})
export const chosen = style([
  cluster,
  {
    display: 'inline-flex',
    columnGap: vars.space.half,
    marginInlineStart: vars.space.one,
    verticalAlign: 'middle',
  },
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
    fontWeight: 400,
  },
])

export const firstAid = style([
  screenOnly,
  {
    gap: vars.space.one,
    padding: cardPadding,
    lineHeight: 1.4,
    borderRadius: vars.radius.large,
    background: vars.color.infoSoft,
    // Visible only with forced colours.
    border: '1px solid transparent',
    '@media': { screen: { display: 'flex' } },
  },
])

export const facts = style([stackSmall, { '@media': { print: { padding: 0, border: 0 } } }])
/** Short facts side by side, each with its label above it. */
export const factList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  gap: `${vars.space.one} ${vars.space.two}`,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${factList} > div`, { breakInside: 'avoid' })
export const longFact = style({ gridColumn: '1 / -1' })

export const law = style({
  fontSize: vars.text.small,
  lineHeight: 1.4,
  '@media': { screen: { paddingInline: cardPadding } },
})
