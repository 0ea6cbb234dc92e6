import { style } from '@vanilla-extract/css'
import { paragraphs } from '../../../design/layout.css.ts'
import { amount } from '../../../design/text.css.ts'
import { large, vars } from '../../../design/theme.css.ts'

/**
 * On a phone the card has only the rules, since the bar shows the price. Where there is room, it is
 * beside the form and as high as the form.
 */
export const card = style({ '@media': { [large]: { flexGrow: 1 } } })

/** Total and lines, which stay in sight as long as the form is. */
export const price = style({
  display: 'none',
  '@media': { [large]: { position: 'sticky', zIndex: 1, top: 0, display: 'block' } },
})

const panel = style({
  padding: vars.space.two,
  // Visible only with forced colours.
  border: '1px solid transparent',
  background: vars.color.infoSoft,
  overflowWrap: 'anywhere',
  '@media': { [large]: { paddingInline: vars.space.three } },
})

const radius = vars.radius.medium

/** On a low screen the lines scroll under the total once the end of the form is in sight. */
export const heading = style([
  paragraphs,
  panel,
  {
    position: 'sticky',
    zIndex: 1,
    top: 0,
    paddingBlock: `${vars.space.three} ${vars.space.one}`,
    borderRadius: `${radius} ${radius} 0 0`,
  },
])

/** Below the heading: the lines of the price, or the rules. */
export const below = style([
  panel,
  {
    borderRadius: radius,
    '@media': {
      [large]: {
        paddingBlock: `${vars.space.one} ${vars.space.three}`,
        borderRadius: `0 0 ${radius} ${radius}`,
      },
    },
  },
])

/** The rules once there is a price: where there is room, its lines replace them. */
export const rulesWithPrice = style([below, { '@media': { [large]: { display: 'none' } } }])

export const running = style({ lineHeight: 1.1 })
export const words = style({ fontSize: vars.text.small, fontWeight: 600 })
export const total = style([amount, { fontSize: vars.text.title, whiteSpace: 'nowrap' }])

export const icon = style({ marginTop: vars.space.half, color: vars.color.info })
