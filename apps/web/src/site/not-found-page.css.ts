import { style } from '@vanilla-extract/css'
import { large, vars } from '../design/theme.css.ts'

export const view = style({
  display: 'grid',
  gap: vars.space.six,
  alignItems: 'start',
  paddingBlock: `${vars.space.six} ${vars.space.eight}`,
  '@media': {
    [large]: { gridTemplateColumns: `minmax(0, ${vars.size.aside}) minmax(0, 1fr)` },
  },
})
