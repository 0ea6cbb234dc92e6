import { style } from '@vanilla-extract/css'
import { stackSmall } from '../design/layout.css.ts'
import { amount } from '../design/text.css.ts'
import { large, vars } from '../design/theme.css.ts'
import { inflow } from './price-table.css.ts'

export const card = style({
  display: 'none',
  '@media': { print: { display: 'block', breakInside: 'avoid' }, [large]: { display: 'block' } },
})

/** Stays in sight as long as the form is. */
export const panel = style({
  vars: { [inflow]: `calc(-1 * ${vars.space.one})` },
  position: 'sticky',
  top: vars.space.two,
  padding: vars.space.three,
  paddingTop: 0,
  // Visible only with forced colours.
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  background: vars.color.infoSoft,
  overflowWrap: 'anywhere',
})

/** On a low screen the lines scroll under the total once the end of the form is in sight. */
export const heading = style([
  stackSmall,
  {
    position: 'sticky',
    zIndex: 1,
    top: 0,
    paddingTop: vars.space.three,
    background: vars.color.infoSoft,
    borderRadius: vars.radius.medium,
  },
])

export const running = style({ lineHeight: 1.1 })
export const words = style({ fontSize: vars.text.small, fontWeight: 600 })
export const total = style([amount, { fontSize: vars.text.title, whiteSpace: 'nowrap' }])
