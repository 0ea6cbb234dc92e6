import { style } from '@vanilla-extract/css'
import { amount } from '../../../design/text.css.ts'
import { large, vars } from '../../../design/theme.css.ts'

export const card = style({
  display: 'none',
  '@media': { [large]: { display: 'block' } },
})

/** Stays in sight as long as the form is. */
export const panel = style({
  position: 'sticky',
  top: 0,
  padding: vars.space.three,
  // Visible only with forced colours.
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  background: vars.color.infoSoft,
  overflowWrap: 'anywhere',
})

export const running = style({ lineHeight: 1.1 })
export const words = style({ fontSize: vars.text.small, fontWeight: 600 })
export const total = style([amount, { fontSize: vars.text.title, whiteSpace: 'nowrap' }])
