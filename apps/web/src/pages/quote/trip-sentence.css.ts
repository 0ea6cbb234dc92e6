import { globalStyle, style } from '@vanilla-extract/css'
import { cluster } from '../../ui/layout.css.ts'
import { vars } from '../../ui/theme.css.ts'

/** Its button and link are 44 px high, but take only the height of a line of text. */
export const trip = style([cluster, { paddingBlock: vars.space.half }])
globalStyle(`${trip} > :not(p)`, { marginBlock: `calc(-1 * ${vars.space.one})` })
