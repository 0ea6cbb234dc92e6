import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../design/theme.css.ts'

/** By whether the amounts are right. */
export const verdict = styleVariants({
  true: { color: vars.color.success },
  false: { color: vars.color.danger },
})
