import { style } from '@vanilla-extract/css'
import { large, vars } from '../../../design/theme.css.ts'

/**
 * On a phone the card has only the rules, since the bar shows the price. Where there is room, it is
 * beside the form and as high as the form.
 */
export const card = style({ '@media': { [large]: { flexGrow: 1 } } })

const radius = vars.radius.medium
const panel = style({
  padding: vars.space.two,
  // Visible only with forced colours.
  border: '1px solid transparent',
  background: vars.color.infoSoft,
  overflowWrap: 'anywhere',
  '@media': { [large]: { paddingInline: vars.space.three } },
})

/** Stays in sight as long as the form is. */
export const total = style([
  panel,
  {
    display: 'none',
    '@media': {
      [large]: {
        position: 'sticky',
        zIndex: 1,
        top: 0,
        display: 'grid',
        gap: vars.space.one,
        paddingBlock: `${vars.space.three} ${vars.space.one}`,
        borderRadius: `${radius} ${radius} 0 0`,
      },
    },
  },
])

export const rules = style([
  panel,
  {
    borderRadius: radius,
    '@media': {
      [large]: {
        paddingTop: vars.space.one,
        paddingBottom: vars.space.three,
        borderRadius: `0 0 ${radius} ${radius}`,
      },
    },
  },
])

/** Stays below the total while there is room, then scrolls under it. */
export const lines = style([
  rules,
  {
    display: 'none',
    '@media': {
      [large]: {
        position: 'sticky',
        // A little less than the height of the total, so that no gap shows.
        top: '6.5rem',
        display: 'block',
      },
    },
  },
])

/** The rules once there is a price: where there is room, its lines replace them. */
export const rulesWithPrice = style([rules, { '@media': { [large]: { display: 'none' } } }])
