import { style } from '@vanilla-extract/css'
import { large, vars } from '../../design/theme.css.ts'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.four,
  alignItems: 'start',
  '@media': {
    [large]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.size.column})` },
  },
})
