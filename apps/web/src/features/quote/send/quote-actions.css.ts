import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../design/theme.css.ts'

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.onehalf })

// Side by side where the labels stay on one line.
globalStyle(`${actions} > *`, { flex: '1 1 auto' })
