import { style } from '@vanilla-extract/css'
import { paragraphs } from '../../../design/layout.css.ts'
import { vars } from '../../../design/theme.css.ts'

export const content = style([
  paragraphs,
  { maxWidth: vars.size.measure, paddingTop: vars.space.one },
])
