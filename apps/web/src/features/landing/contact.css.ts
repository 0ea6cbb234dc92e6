import { style } from '@vanilla-extract/css'
import { stack } from '../../design/layout.css.ts'
import { large, vars } from '../../design/theme.css.ts'

export const columns = style([
  stack,
  {
    gap: vars.space.four,
    alignItems: 'start',
    '@media': {
      [large]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.size.column})` },
    },
  },
])
