import { style } from '@vanilla-extract/css'
import { vars } from '../../../design/theme.css.ts'

export const visit = style({ gridTemplateRows: 'auto auto 1fr' })

export const facts = style({ display: 'grid' })

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.two}`,
  paddingBlock: vars.space.one,
  borderBottom: vars.border.line,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const name = style({ color: vars.color.inkQuiet })
