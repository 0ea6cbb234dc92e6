import { style } from '@vanilla-extract/css'
import { withIcon } from '../../design/layout.css.ts'
import { vars } from '../../design/theme.css.ts'

export const verdict = style([
  withIcon,
  {
    selectors: {
      '&[data-right=true]': { color: vars.color.success },
      '&[data-right=false]': { color: vars.color.danger },
    },
  },
])
