import { globalStyle, style } from '@vanilla-extract/css'
import { link as barLink } from '../../../price/price-bar.css.ts'
import { stackSmall } from '../../../ui/layout.css.ts'
import { amount } from '../../../ui/text.css.ts'
import { large, vars } from '../../../ui/theme.css.ts'

/** Beside the form, it stays in sight as long as the form is. */
export const card = style([
  stackSmall,
  {
    padding: vars.space.three,
    // Visible only with forced colours.
    border: '1px solid transparent',
    borderRadius: vars.radius.medium,
    background: vars.color.infoSoft,
    overflowWrap: 'anywhere',
    '@media': {
      print: { breakInside: 'avoid', paddingBlock: 0 },
      [large]: { alignSelf: 'start', position: 'sticky', top: vars.space.two },
    },
  },
])

/** Hidden where the price bar is on the screen and says the same. */
export const notAboveBar = style({
  '@media': { 'screen and (width < 64rem)': { display: 'none' } },
})

export const running = style({ lineHeight: 1.1 })
export const words = style({ fontSize: vars.text.small, fontWeight: 600 })
export const total = style([amount, { fontSize: vars.text.title, whiteSpace: 'nowrap' }])
// Spaces as wide as the figures ask for.
globalStyle(`${words} + ${total}, ${total} + ${words}`, { marginInlineStart: vars.space.half })
// In the bar there is no room for them beside the total.
globalStyle(`${barLink} ${words}:first-child`, { display: 'block' })
globalStyle(`${barLink} ${words} + ${total}`, { marginInlineStart: 0 })
