import { style } from '@vanilla-extract/css'
import { quiet, small, typed } from '../../../design/text.css.ts'
import { vars } from '../../../design/theme.css.ts'

export const facts = {
  fact: style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7rem) minmax(0, 1fr)',
    columnGap: vars.space.one,
    paddingBlock: vars.space.half,
    borderBottom: vars.border.line,
    fontVariantNumeric: 'tabular-nums',
  }),
  label: quiet,
  value: typed,
  detail: small,
}
