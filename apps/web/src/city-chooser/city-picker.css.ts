import { globalStyle, style } from '@vanilla-extract/css'
import { control } from '../design/form/field.css.ts'
import { medium, vars } from '../design/theme.css.ts'

const filterHeight = '3.5rem'

/** Stays in sight while the cities scroll under it. */
export const tools = style({
  position: 'sticky',
  zIndex: 1,
  top: 0,
  background: 'inherit',
  paddingTop: vars.space.half,
  marginBottom: vars.space.half,
  // Only code can filter and locate.
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const search = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.three,
  alignItems: 'end',
})

// Side by side if the field stays wide enough for a name, otherwise each on a line of its own.
globalStyle(`${search} > :first-child`, { flex: '1 1 12rem' })
globalStyle(`${search} > :last-child`, { '@media': { [medium]: { minHeight: filterHeight } } })

/** The loudest thing of the chooser. */
export const filter = style([
  control,
  {
    minHeight: filterHeight,
    borderWidth: 2,
    borderColor: vars.color.ink,
    fontSize: vars.text.subtitle,
  },
])

/** Like the dialog's own. */
const cross = (angle: string) =>
  `linear-gradient(${angle}, transparent 45%, ${vars.color.ink} 45% 55%, transparent 55%)`
globalStyle(`${filter}::-webkit-search-cancel-button`, {
  appearance: 'none',
  width: vars.size.target,
  height: vars.size.target,
  marginInlineEnd: `calc(-1 * ${vars.space.one})`,
  background: `${cross('45deg')}, ${cross('-45deg')}`,
  backgroundSize: '12px 12px',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
  cursor: 'pointer',
})

export const message = style({
  minHeight: vars.size.target,
  paddingBlock: vars.space.one,
  selectors: { '&:empty': { minHeight: 0, paddingBlock: vars.space.half } },
})

/** Wide enough for a name; two columns on the smallest phone, wide enough for a word in any font size. */
export const cityWidth = `clamp(12ch, 50% - ${vars.space.one}, 16ch)`

/** Six columns at most. */
const sixth = `(100% - 5 * ${vars.space.two}) / 6`
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${cityWidth}, ${sixth}), 1fr))`,
  columnGap: vars.space.two,
  selectors: {
    '& + &': {
      marginTop: vars.space.one,
      paddingTop: vars.space.one,
      borderTop: vars.border.line,
    },
  },
})

/** One below the other: each says the way to its city too. */
export const communes = style({ marginBottom: vars.space.two })
globalStyle(`${communes} a`, {
  flexWrap: 'wrap',
  columnGap: vars.space.onehalf,
  paddingBlock: vars.space.one,
  textDecoration: 'none',
})
globalStyle(`${communes} a > :first-child`, { textDecoration: 'underline', fontWeight: 600 })

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
    '&:hover': { color: vars.color.info, textDecorationColor: 'currentcolor' },
    '&[data-nearest="true"]': { color: vars.color.action, fontWeight: 700 },
  },
})

export const way = style({ color: vars.color.inkQuiet })

export const benefits = style({
  display: 'grid',
  gap: `${vars.space.half} ${vars.space.two}`,
  marginTop: vars.space.two,
  fontSize: vars.text.small,
  '@media': {
    [medium]: { gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'space-between' },
  },
})
