import { style } from '@vanilla-extract/css'
import { paragraphs, row } from '../../../design/layout.css.ts'
import { vars } from '../../../design/theme.css.ts'

export const summary = style([row, { justifyContent: 'space-between' }])

export const content = style([
  paragraphs,
  { maxWidth: vars.size.measure, paddingTop: vars.space.one },
])
