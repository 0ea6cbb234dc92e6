import { style } from '@vanilla-extract/css'
import { withIconCentred } from '../../design/layout.css.ts'
import { medium, vars } from '../../design/theme.css.ts'

/** One category of the price list. */
export const category = style({ paddingBlock: vars.space.one, borderTop: vars.border.line })

export const heading = style([withIconCentred, { gap: vars.space.onehalf }])

export const icon = style({ color: vars.color.action })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.six,
  paddingBlock: vars.space.one,
  '@media': {
    [medium]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      // Below the name, beside the icon.
      paddingInlineStart: `calc(24px + ${vars.space.onehalf})`,
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
  overflowWrap: 'anywhere',
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
