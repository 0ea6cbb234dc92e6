import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme.css.ts'

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7rem) minmax(0, 1fr)',
  columnGap: vars.space.one,
  paddingBlock: vars.space.half,
  borderBottom: vars.border.line,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { gridTemplateColumns: '90pt minmax(0, 1fr)', borderBottom: 0 } },
})
