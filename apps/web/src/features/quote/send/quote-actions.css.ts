import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../design/theme.css.ts'

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.onehalf })

// The PDF on a line of its own, the others side by side, each with its label on one line.
globalStyle(`${actions} > *`, { flexGrow: 1 })
globalStyle(`${actions} > :first-child`, { flexBasis: '100%' })
