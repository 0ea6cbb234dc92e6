import { style } from '@vanilla-extract/css'
import { large, vars } from '../../../design/theme.css.ts'

/** On a phone it holds the rules alone, as the bar shows the price. Where there is room it stands beside the form, and is as high. */
export const card = style({ '@media': { [large]: { flexGrow: 1 } } })

const radius = vars.radius.medium
const part = style({
  padding: vars.space.two,
  // Seen where colours are forced.
  border: '1px solid transparent',
  background: vars.color.infoSoft,
  overflowWrap: 'anywhere',
  '@media': { [large]: { paddingInline: vars.space.three } },
})

/** Stays in sight as long as the form does. */
export const total = style([
  part,
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

/** Stay below the total while there is room, and then go under it. */
export const lines = style([
  part,
  {
    display: 'none',
    '@media': {
      [large]: {
        position: 'sticky',
        // A little less than the height of the total: no gap shows.
        top: '6.5rem',
        display: 'block',
        paddingTop: vars.space.one,
        paddingBottom: vars.space.three,
        borderRadius: `0 0 ${radius} ${radius}`,
      },
    },
  },
])

export const rules = style([
  part,
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

/** Where there is room, the lines of the price take their place. */
export const rulesOfAPrice = style([rules, { '@media': { [large]: { display: 'none' } } }])
