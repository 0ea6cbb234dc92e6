import { globalStyle, style } from '@vanilla-extract/css'
import { spread } from '../../../ui/layout.css.ts'
import { notice } from '../../../ui/notice.css.ts'
import { figures } from '../../../ui/text.css.ts'
import { narrow, vars } from '../../../ui/theme.css.ts'

/** The price stands beside the name, or on a line of its own where both do not fit on one. */
export const row = style([spread, { alignItems: 'baseline' }])
globalStyle(`${row} > :last-child`, { flexBasis: '100%', lineHeight: 1.3 })

export const price = style([
  figures,
  { '@media': { [narrow]: { fontSize: vars.text.small, fontWeight: 600 } } },
])

/** Far enough below the field that it does not touch the focus ring. */
export const gasWarning = style([notice.info, { marginTop: vars.space.half }])

/** A number within a sentence, as high and wide as a finger. */
export const telephone = style({
  margin: '0 -0.875rem',
  padding: '0.8125rem 0.875rem',
  fontWeight: 600,
})
