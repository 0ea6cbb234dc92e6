import { globalStyle, style } from '@vanilla-extract/css'
import { scrolling } from '../ui/dialog.css.ts'
import { control } from '../ui/field.css.ts'
import { cluster } from '../ui/layout.css.ts'
import { vars } from '../ui/theme.css.ts'

/** The work for which the visitor wants a price. */
export const purpose = style({ paddingBottom: vars.space.one })

// Only code can filter and locate.
export const tools = style({
  maxWidth: '44rem',
  '@media': { '(scripting: none)': { display: 'none' } },
})

/** The most visible control of the chooser. */
export const filter = style([
  control,
  {
    minHeight: '3.5rem',
    borderWidth: 2,
    borderColor: vars.color.ink,
    fontSize: vars.text.subtitle,
    // No button of the browser's: Escape empties the field.
    '::-webkit-search-cancel-button': { display: 'none' },
  },
])

// Where the text is large, the message is below the button.
export const belowFilter = style([
  cluster,
  { minHeight: vars.size.target, marginTop: vars.space.half },
])

export const message = style({
  flex: '1 1 8rem',
  minWidth: 0,
  fontSize: vars.text.small,
  lineHeight: 1.3,
})

export const list = style([
  scrolling,
  { paddingBlock: `${vars.space.one} ${vars.space.two}`, borderTop: vars.border.line },
])
globalStyle(`${list} > * + *`, { marginTop: vars.space.one })

/** Wide enough for a name; two columns on the smallest phone, wide enough for a word in any font size. */
const cityWidth = `clamp(12ch, 50% - ${vars.space.one}, 16ch)`

/** Six columns at most. */
const sixth = `(100% - 5 * ${vars.space.two}) / 6`
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${cityWidth}, ${sixth}), 1fr))`,
  columnGap: vars.space.two,
  selectors: {
    '& + &': { paddingTop: vars.space.one, borderTop: vars.border.line },
  },
})

export const city = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.half,
  height: '100%',
  minHeight: vars.size.target,
  color: vars.color.ink,
  lineHeight: 1.25,
  textDecorationColor: vars.color.control,
  selectors: {
    '&[data-nearest="true"]': { color: vars.color.action, fontWeight: 700 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-nearest="true"]': { border: '2px solid Highlight' } },
    },
    // Touch screens keep `:hover` on the link that was pressed last.
    '(hover: hover)': {
      selectors: { 'a&:hover': { color: vars.color.info, textDecorationColor: 'currentcolor' } },
    },
  },
})

export const rows = style({})
globalStyle(`${rows} > li + li`, { borderTop: vars.border.line })

/** What was found, over the whole width. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.one,
  minHeight: '3.5rem',
  // No room at the right, so that the second line fits on a phone.
  padding: `${vars.space.half} 0 ${vars.space.half} ${vars.space.one}`,
  color: vars.color.ink,
  lineHeight: 1.3,
  textDecoration: 'none',
  selectors: {
    // Enter opens it.
    ':first-child > &': {
      background: vars.color.infoSoft,
      boxShadow: `inset 4px 0 0 ${vars.color.info}`,
    },
    // Forced colours drop backgrounds and shadows.
    ':first-child > &:not(:focus-visible)': { outline: '2px solid transparent' },
  },
  // Inside the row, because the list would cut off a ring around it.
  outlineOffset: '-3px',
  '@media': {
    '(hover: hover)': { ':hover': { color: vars.color.info } },
  },
})
globalStyle(`${row} > svg`, { rotate: '-90deg' })
globalStyle(`${row} > span`, { minWidth: 0 })

export const rowTitle = style({ display: 'block', fontWeight: 600 })
