import { globalStyle, style } from '@vanilla-extract/css'
import { button } from '../ui/button.css.ts'
import { scrolling } from '../ui/dialog.css.ts'
import { control } from '../ui/field.css.ts'
import { cluster } from '../ui/layout.css.ts'
import { vars } from '../ui/theme.css.ts'

const filterHeight = '3.5rem'

// Only code can filter and locate.
export const tools = style({ '@media': { '(scripting: none)': { display: 'none' } } })

// Where the text is large, the button is below the field.
export const search = style([cluster, { gap: vars.space.one, alignItems: 'end' }])
globalStyle(`${search} > :first-child`, { flex: '1 1 14rem', minWidth: 0, maxWidth: '30rem' })
/** On a phone, below the field. */
export const locate = style([button.quiet, { minHeight: filterHeight }])

// While a text is in the field, the list is short: a narrower dialog keeps it together.
globalStyle(`dialog:has(> div > ${tools}[data-filters="true"])`, { maxWidth: '40rem' })

/** The most visible control of the chooser. */
export const filter = style([
  control,
  {
    minHeight: filterHeight,
    borderWidth: 2,
    borderColor: vars.color.ink,
    fontSize: vars.text.subtitle,
  },
])

export const message = style({
  minHeight: vars.size.target,
  paddingBlock: vars.space.one,
  selectors: { '&:empty': { minHeight: 0, paddingBlock: vars.space.half } },
})

export const list = style([scrolling, { paddingBottom: vars.space.two }])
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

/** A commune, with its city below its name. */
export const commune = style([
  city,
  {
    flexDirection: 'column',
    alignItems: 'start',
    gap: 0,
    paddingBlock: vars.space.half,
    textDecoration: 'none',
  },
])
globalStyle(`${commune} > :first-child`, { textDecoration: 'underline', fontWeight: 600 })
