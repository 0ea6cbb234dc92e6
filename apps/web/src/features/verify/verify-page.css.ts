import { style } from '@vanilla-extract/css'
import { button } from '../../design/button.css.ts'
import { withIcon } from '../../design/layout.css.ts'
import { vars } from '../../design/theme.css.ts'

export const verdict = style([withIcon, { alignItems: 'start', overflowWrap: 'anywhere' }])
export const right = style([verdict, { color: vars.color.success }])
export const wrong = style([verdict, { color: vars.color.danger }])

export const next = style([button.primary, { justifySelf: 'start' }])
