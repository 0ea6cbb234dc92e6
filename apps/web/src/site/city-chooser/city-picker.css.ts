import { globalStyle, style } from '@vanilla-extract/css'
import { medium, vars } from '../../design/theme.css.ts'

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
  gap: vars.space.one,
  alignItems: 'end',
  // The label may extend over the button; in letters twice as large it needs two lines.
  '@media': { '(min-width: 20em)': { whiteSpace: 'nowrap' } },
})

// Side by side if the field stays wide enough for a name, otherwise each on a line of its own.
globalStyle(`${search} > *`, { flexGrow: 1 })
globalStyle(`${search} > :last-child`, { flex: '999 1 9rem' })

export const message = style({
  minHeight: vars.size.target,
  paddingBlock: vars.space.one,
  selectors: { '&:empty': { minHeight: 0, paddingBlock: vars.space.half } },
})

/** Six columns at most, two on the smallest phone. */
const sixth = `(100% - 5 * ${vars.space.one}) / 6`
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${vars.size.tile}, ${sixth}), 1fr))`,
  gap: vars.space.one,
})

export const city = style({
  width: '100%',
  height: '100%',
  gap: vars.space.half,
  paddingInline: vars.space.half,
  selectors: {
    '&[data-nearest="true"]': {
      flexDirection: 'column',
      borderColor: vars.color.action,
      background: vars.color.infoSoft,
    },
  },
})

export const benefits = style({
  display: 'grid',
  gap: `${vars.space.half} ${vars.space.two}`,
  marginTop: vars.space.two,
  fontSize: vars.text.small,
  '@media': {
    [medium]: { gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'space-between' },
  },
})

export const benefit = style({ display: 'flex', gap: vars.space.one, alignItems: 'center' })
