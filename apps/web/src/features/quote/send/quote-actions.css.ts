import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../design/theme.css.ts'

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.onehalf })

// The PDF on a line of its own, the others side by side, each with its label on one line.
globalStyle(`${actions} > *`, { flexGrow: 1 })
globalStyle(`${actions} > :is(:first-child, :not(a, button))`, { flexBasis: '100%' })
// A text that could not be copied stands below all buttons, which keep their places.
globalStyle(`${actions} > :not(a, button)`, { order: 1 })
