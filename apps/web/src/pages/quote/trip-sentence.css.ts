import { globalStyle, style } from '@vanilla-extract/css'
import { cluster } from '../../ui/layout.css.ts'
import { vars } from '../../ui/theme.css.ts'

/** What can be chosen instead is 44 px high, and its line as low as a line of text. */
export const trip = style([cluster, { paddingBlock: vars.space.half }])
globalStyle(`${trip} > :not(p)`, { marginBlock: `calc(-1 * ${vars.space.one})` })
