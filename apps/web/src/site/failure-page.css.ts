import { style } from '@vanilla-extract/css'
import { vars } from '../design/theme.css.ts'

export const failurePage = style({ paddingBlock: vars.space.eight })
