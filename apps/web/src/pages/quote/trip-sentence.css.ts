import { globalStyle, style } from '@vanilla-extract/css'
import { cluster } from '../../ui/layout.css.ts'

/** Its button and link are 44 px high, but take only the height of a line of text. */
export const trip = style([cluster, { lineHeight: 1.3 }])
globalStyle(`${trip} > :not(p)`, { marginBlock: '-0.625rem' })
