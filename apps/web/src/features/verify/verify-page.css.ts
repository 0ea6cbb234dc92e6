import { style } from '@vanilla-extract/css'
import { button } from '../../design/button.css.ts'
import { withIcon } from '../../design/layout.css.ts'
import { vars } from '../../design/theme.css.ts'

export const verdict = style([
  withIcon,
  {
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-right=true]': { color: vars.color.success },
      '&[data-right=false]': { color: vars.color.danger },
    },
  },
])

export const next = style([button.primary, { justifySelf: 'start' }])
