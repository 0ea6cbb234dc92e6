import { globalStyle, style } from '@vanilla-extract/css'
import { row } from '../../../design/layout.css.ts'
import { narrow, vars } from '../../../design/theme.css.ts'

/** As high as its column leaves room. */
export const card = style({ display: 'grid', flexGrow: 1 })

export const urgency = style({
  borderTop: vars.border.line,
  selectors: { '&[data-chosen="true"]': { fontWeight: 700 } },
})

export const label = style({
  height: '3.25rem',
  fontWeight: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
})

/** The prices at the end, one below the other. */
export const choice = style({
  paddingInline: `0 ${vars.space.one}`,
  textAlign: 'end',
  // Not with very large letters.
  '@media': { '(min-width: 18rem)': { whiteSpace: 'nowrap' } },
})
export const chosen = style([
  row,
  { display: 'inline-flex', verticalAlign: 'middle', gap: vars.space.half },
])
// On a phone the words alone: the urgency needs the room.
globalStyle(`${chosen} > svg`, { '@media': { [narrow]: { display: 'none' } } })
export const price = style({ textAlign: 'end', whiteSpace: 'nowrap' })
