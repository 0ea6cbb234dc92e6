import { style } from '@vanilla-extract/css'
import { quiet } from '../design/text.css.ts'
import { vars } from '../design/theme.css.ts'

// Sizes in points, as in the PDF.

export const letterhead = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: '10pt',
  paddingBottom: '8pt',
})
export const brand = style({
  fontFamily: vars.font.display,
  fontSize: '20pt',
  fontWeight: 700,
  lineHeight: 1,
})
export const reference = style({ textAlign: 'end' })
export const number = style({ fontFamily: vars.font.display, fontSize: '13pt', fontWeight: 700 })
export const small = style([quiet, { fontSize: '8.5pt' }])
