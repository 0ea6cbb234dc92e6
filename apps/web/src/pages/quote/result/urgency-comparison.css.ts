import { globalStyle, style } from '@vanilla-extract/css'
import { button } from '../../../ui/button.css.ts'
import { withIconCentred } from '../../../ui/layout.css.ts'
import { narrow, vars } from '../../../ui/theme.css.ts'

export const urgency = style({
  borderTop: vars.border.line,
  selectors: { '&[data-chosen="true"]': { fontWeight: 700 } },
})

export const label = style({
  fontWeight: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { fontSize: vars.text.small } },
})

/** The prices at the end, one below the other. */
export const choice = style({
  paddingInline: `0 ${vars.space.one}`,
  textAlign: 'end',
  // Not with very large letters.
  '@media': { '(min-width: 18rem)': { whiteSpace: 'nowrap' } },
})
export const chosen = style([
  withIconCentred,
  { display: 'inline-flex', gap: vars.space.half, minHeight: vars.size.target },
])
// On a phone the check mark alone is seen: the urgency needs the room.
globalStyle(`${chosen} > span`, {
  '@media': { [narrow]: { position: 'absolute', clipPath: 'inset(50%)' } },
})
export const choose = style([
  button.plain,
  { '@media': { [narrow]: { fontSize: vars.text.small } } },
])
export const price = style({ textAlign: 'end', whiteSpace: 'nowrap' })
