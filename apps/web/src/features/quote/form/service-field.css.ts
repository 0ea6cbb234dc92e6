import { style } from '@vanilla-extract/css'
import { vars } from '../../../design/theme.css.ts'

export const input = style({ paddingInlineEnd: vars.space.six, textOverflow: 'ellipsis' })

/** Room for what belongs to a service, so that nothing below moves when one is picked. */
export const detail = style({ minHeight: `calc(3 * ${vars.text.small})` })
