import { globalStyle, style } from '@vanilla-extract/css'
import { printOnly } from '../../../design/layout.css.ts'
import { quiet, small } from '../../../design/text.css.ts'
import { vars } from '../../../design/theme.css.ts'

// Sizes in points, as in the PDF.

export const sheet = style([
  printOnly,
  { fontSize: '10pt', lineHeight: 1.3, '@media': { print: { display: 'table', width: '100%' } } },
])
// The head of a table stands on each of its pages.
globalStyle(`${sheet} > header`, { display: 'table-header-group', breakInside: 'avoid' })

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

export const heading = style({ margin: '9pt 0 4pt', fontSize: '13.5pt', lineHeight: 1.1 })

export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '18pt',
})
export const whole = style({ breakInside: 'avoid' })

export const estimate = style({ textAlign: 'end' })
globalStyle(`${sheet} tbody th`, { paddingBlock: '4pt' })
globalStyle(`${sheet} tfoot tr > *`, { paddingBlock: '8pt', fontSize: '17pt', lineHeight: 1.1 })
globalStyle(`${sheet} tfoot td`, { fontSize: '24pt' })

export const conditions = style([small, { paddingInlineStart: '12pt', listStyle: 'disc' }])
export const besideCode = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 29mm',
  gap: '12pt',
})
export const proof = style([quiet, { marginTop: '12pt', fontSize: '8pt', textAlign: 'end' }])
export const code = style({ display: 'block', width: '29mm', height: '29mm', marginBottom: '6pt' })
export const link = style([small, { marginTop: '4pt', textAlign: 'end', overflowWrap: 'anywhere' }])
export const footer = style([
  small,
  { marginTop: '12pt', paddingTop: '4pt', borderTop: vars.border.line, breakInside: 'avoid' },
])
