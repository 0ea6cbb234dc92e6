import { globalStyle, style } from '@vanilla-extract/css'
import { withIconCentred } from '../../ui/layout.css.ts'
import { vars } from '../../ui/theme.css.ts'

/** One category of the price list. */
export const category = style({ paddingBlock: vars.space.one, borderTop: vars.border.line })

export const heading = style([
  withIconCentred,
  { gap: vars.space.onehalf, minWidth: 0, hyphens: 'auto' },
])

export const icon = style({ color: vars.color.action })

export const list = style({
  columns: '18rem 2',
  columnGap: vars.space.six,
  paddingBlock: vars.space.one,
})
globalStyle(`${list} > li`, { breakInside: 'avoid' })

export const service = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.one,
  paddingBlock: vars.space.one,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
})

/** Leads the eye from a name to its price. */
export const leader = style({
  flex: 1,
  minWidth: vars.space.two,
  borderBottom: `2px dotted ${vars.color.line}`,
})

export const price = style({ flexShrink: 0, fontFamily: vars.font.display, fontWeight: 700 })
