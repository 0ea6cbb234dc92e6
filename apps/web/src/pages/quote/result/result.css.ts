import { globalStyle, style } from '@vanilla-extract/css'
import { button } from '../../../ui/button.css.ts'
import { card, cardPadding } from '../../../ui/card.css.ts'
import {
  cluster,
  pagePadding,
  screenOnly,
  spread,
  stack,
  stackSmall,
  stackTight,
} from '../../../ui/layout.css.ts'
import { amount as amountText, figures } from '../../../ui/text.css.ts'
import { large, medium, narrow, vars } from '../../../ui/theme.css.ts'

/** The content of a card on a phone with large letters. */
const tight = '(max-width: 14rem)'

/** `Nouveau calcul` clears everything, so it stands apart from the way home. */
export const links = style([
  spread,
  {
    '@media': {
      [narrow]: {
        columnGap: vars.space.one,
        // The buttons' own height is the gap around them.
        marginBlock: `calc(-1 * ${vars.space.one})`,
        fontSize: vars.text.small,
      },
    },
  },
])

/** Groups of one page, close together on a phone. */
export const groups = style({ '@media': { [narrow]: { gap: vars.space.onehalf } } })

/** Where the plumber starts. */
export const start = style({ lineHeight: 1.3 })

/** One below the other; where there is room, and on paper, in two columns. */
export const columns = style([
  stack,
  {
    gap: vars.space.onehalf,
    alignItems: 'start',
    '@media': {
      print: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: vars.space.four },
      [large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.three },
    },
  },
])
globalStyle(`${columns} > section`, { gridColumn: '1 / -1' })
export const column = style([
  stack,
  { gap: vars.space.onehalf, '@media': { [large]: { gap: vars.space.three } } },
])

const low = { [narrow]: { paddingBlock: vars.space.onehalf } } as const
const onPaper = { '@media': { ...low, print: { padding: 0, border: 0 } } } as const

export const ticket = style([
  stack,
  onPaper,
  { gap: vars.space.onehalf, '@media': { [narrow]: { gap: vars.space.one } } },
])
/** As high as a finger, and its line as low as a line of text. */
export const edit = style([
  button.plain,
  { fontSize: vars.text.small, marginBlock: `calc(-1 * ${vars.space.half})` },
])

export const amount = style([
  amountText,
  {
    marginInlineEnd: vars.space.half,
    fontSize: vars.text.amount,
    lineHeight: 1,
    whiteSpace: 'nowrap',
  },
])

/** On a phone the main action stands in the bar. */
export const inCard = style([
  screenOnly,
  { '@media': { 'screen and (width < 64rem)': { display: 'none' } } },
])
export const bottomBar = style({
  marginInline: `calc(-1 * ${pagePadding})`,
  // Down to the footer.
  marginBottom: `calc(-1 * ${vars.space.three})`,
  '@media': { [large]: { display: 'none' } },
})
globalStyle(`${bottomBar} ${amount}`, { fontSize: vars.text.title })

/** Equal tiles, an icon above its words. */
export const tiles = style([
  screenOnly,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))',
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

export const part = style([card, stackSmall, onPaper, { containerType: 'inline-size' }])
/** A row that is pressed on the screen, and a line of text on paper. */
export const urgency = style([
  cluster,
  {
    columnGap: vars.space.one,
    width: '100%',
    minHeight: vars.size.target,
    padding: `${vars.space.half} ${vars.space.onehalf}`,
    border: vars.border.control,
    borderRadius: vars.radius.small,
    background: vars.color.surface,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { borderColor: vars.color.ink },
    selectors: {
      '&[aria-pressed="true"]': {
        borderColor: vars.color.info,
        boxShadow: `inset 4px 0 0 ${vars.color.info}`,
        fontWeight: 700,
        background: vars.color.infoSoft,
        cursor: 'default',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } },
      },
      print: {
        minHeight: 0,
        selectors: {
          '&&': { padding: 0, border: 0, borderRadius: 0, boxShadow: 'none', background: 'none' },
        },
      },
    },
  },
])
globalStyle(`li + li > ${urgency}`, { marginTop: '-1px' })
export const chosen = style([cluster, { columnGap: vars.space.half, color: vars.color.info }])
export const urgencyTotal = style([
  figures,
  {
    marginInlineStart: 'auto',
    whiteSpace: 'nowrap',
    fontWeight: 600,
    '@container': { [tight]: { marginInlineStart: 0 } },
  },
])

export const firstAid = style([
  screenOnly,
  stackSmall,
  {
    padding: cardPadding,
    lineHeight: 1.4,
    borderRadius: vars.radius.large,
    background: vars.color.infoSoft,
    // Visible only with forced colours.
    border: '1px solid transparent',
    '@media': low,
  },
])

export const factList = style([stackTight, { fontVariantNumeric: 'tabular-nums' }])
/** A label and its fact side by side; one below the other where both have no room on a line. */
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.one,
  lineHeight: 1.3,
  breakInside: 'avoid',
  '@media': { [narrow]: { justifyContent: 'space-between' } },
})
globalStyle(`${fact} > dt`, {
  flexBasis: '6.3em',
  '@media': { [narrow]: { flexBasis: 'auto' } },
})
/** A text of several lines begins beside its label and goes on below it. */
export const factText = style({ lineHeight: 1.3 })
globalStyle(`${factText} > dt`, {
  display: 'inline-block',
  minWidth: '6.3em',
  marginInlineEnd: vars.space.one,
  '@media': { [narrow]: { minWidth: 0 } },
})
globalStyle(`${factText} :is(dd, ul, li)`, { display: 'inline' })
// Items in one flow, with a dot between two.
globalStyle(`${factText} li + li::before`, { content: '" · "' })

export const law = style([
  stackTight,
  {
    fontSize: vars.text.small,
    lineHeight: 1.35,
    '@media': { screen: { paddingInline: cardPadding } },
  },
])
export const lawItems = style({
  paddingInlineStart: vars.space.two,
  listStyle: 'revert',
  '@media': { [`${medium}, print`]: { columns: 2 } },
})
