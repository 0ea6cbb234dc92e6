import { globalStyle, style } from '@vanilla-extract/css'
import { printOnly } from '../../../ui/layout.css.ts'
import { small } from '../../../ui/text.css.ts'
import { vars } from '../../../ui/theme.css.ts'

// Sizes in points, as in the PDF.

export const sheet = style([printOnly, { fontSize: '10pt', lineHeight: 1.3 }])

export const letterhead = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: '10pt',
})
export const brand = style({
  fontFamily: vars.font.display,
  fontSize: '20pt',
  fontWeight: 700,
  lineHeight: 1,
})
export const reference = style({ textAlign: 'end' })
export const number = style({ fontFamily: vars.font.display, fontSize: '13pt', fontWeight: 700 })

// Neither the calculation nor the conditions are torn apart by the end of a page.
globalStyle(`${sheet} > section:nth-last-of-type(-n + 2)`, { breakInside: 'avoid' })
export const heading = style({ margin: '9pt 0 4pt', fontSize: '13.5pt', lineHeight: 1.1 })

export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '18pt',
})

export const estimate = style({ textAlign: 'end' })
globalStyle(`${sheet} tbody th`, { paddingBlock: '4pt' })
globalStyle(`${sheet} tfoot tr > *`, { paddingBlock: '8pt', fontSize: '17pt', lineHeight: 1.1 })
globalStyle(`${sheet} tfoot td`, { fontSize: '24pt' })

export const conditions = style([small, { paddingInlineStart: '12pt', listStyle: 'disc' }])
export const footer = style([
  small,
  { marginTop: '12pt', paddingTop: '4pt', borderTop: vars.border.line },
])
