import { style } from '@vanilla-extract/css'
import { vars } from '../../../design/theme.css.ts'

export const heading = style({ fontSize: vars.text.body })

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: `0 ${vars.space.two}`,
  paddingBlock: vars.space.one,
  borderBottom: vars.border.line,
  fontVariantNumeric: 'tabular-nums',
})

/** Keeps the line breaks of a description. */
export const value = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
