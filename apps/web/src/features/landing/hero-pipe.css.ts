import { style } from '@vanilla-extract/css'
import { medium } from '../../design/theme.css.ts'

export const drawing = style({
  display: 'none',
  '@media': {
    [medium]: {
      display: 'block',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      width: '50%',
      height: '100%',
    },
  },
})
