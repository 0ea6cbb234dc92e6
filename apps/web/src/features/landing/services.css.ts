import { globalStyle, style } from '@vanilla-extract/css'
import { large, medium, vars } from '../../design/theme.css.ts'

/** Where categories do not fold. */
const unfolded = `print, ${medium}`

export const content = style({ display: 'grid', gap: vars.space.three })

/** One band of the price list: the category's name beside its services. */
export const category = style({
  display: 'grid',
  gap: `${vars.space.one} ${vars.space.four}`,
  paddingBlock: vars.space.three,
  borderTop: vars.border.line,
  '@media': { [large]: { gridTemplateColumns: '1fr 3fr' } },
})

export const name = style({
  display: 'none',
  '@media': {
    [unfolded]: {
      display: 'flex',
      alignItems: 'center',
      alignSelf: 'start',
      gap: vars.space.onehalf,
      minHeight: vars.size.target,
    },
  },
})

/** On a phone it stands in the heading's place, and folds the list after it. */
export const fold = style({ '@media': { [unfolded]: { display: 'none' } } })

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  columnGap: vars.space.onehalf,
  alignItems: 'center',
  minHeight: vars.size.target,
  cursor: 'pointer',
  listStyle: 'none',
})

export const range = style({
  gridArea: '2 / 2',
  color: vars.color.inkQuiet,
  fontSize: vars.text.small,
})

export const arrow = style({ gridArea: '1 / 3 / span 2' })
globalStyle(`${fold}[open] ${arrow}`, { transform: 'rotate(180deg)' })

export const icon = style({ color: vars.color.action })
globalStyle(`${summary} > ${icon}`, { gridRow: 'span 2' })

export const list = style({
  display: 'grid',
  columnGap: vars.space.six,
  selectors: { [`${fold}:not([open]) + &`]: { display: 'none' } },
  '@media': {
    [unfolded]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      selectors: { [`${fold}:not([open]) + &`]: { display: 'grid' } },
    },
  },
})

export const service = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.one,
  width: '100%',
  minHeight: vars.size.target,
  padding: `${vars.space.onehalf} 0`,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  lineHeight: 1.25,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { color: vars.color.action },
})

/** Leads the eye from a name to its price. */
export const leader = style({
  flex: 1,
  minWidth: vars.space.two,
  borderBottom: `2px dotted ${vars.color.line}`,
})

export const price = style({ flexShrink: 0, fontFamily: vars.font.display, fontWeight: 700 })
