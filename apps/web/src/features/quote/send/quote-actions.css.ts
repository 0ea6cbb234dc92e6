import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../design/theme.css.ts'

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.onehalf })

// The PDF on a line of its own, the others side by side if their labels stay on one line.
globalStyle(`${actions} > *`, { flex: '1 1 11rem' })
globalStyle(`${actions} > :first-child`, { flexBasis: '100%' })
