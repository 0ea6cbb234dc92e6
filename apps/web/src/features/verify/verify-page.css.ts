import { style } from '@vanilla-extract/css'
import { button } from '../../design/button.css.ts'
import { withIcon } from '../../design/layout.css.ts'
import { amount } from '../../design/text.css.ts'
import { vars } from '../../design/theme.css.ts'

export const verdict = style([withIcon, { alignItems: 'start', overflowWrap: 'anywhere' }])
export const right = style([verdict, { color: vars.color.success }])
export const refused = style([verdict, { color: vars.color.danger }])

export const total = style([amount, { fontSize: vars.text.title }])
/** Not the amount that it should be. */
export const wrong = style({ color: vars.color.danger, textDecoration: 'line-through' })

export const next = style([button.primary, { justifySelf: 'start' }])
