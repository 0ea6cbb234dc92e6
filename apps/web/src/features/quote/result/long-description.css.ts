import { style } from '@vanilla-extract/css'
import { stack } from '../../../design/layout.css.ts'
import { typed } from '../../../design/text.css.ts'
import { large, medium, narrow, vars } from '../../../design/theme.css.ts'

/** Under both columns. */
export const description = style([stack, { '@media': { [large]: { gridColumn: '1 / -1' } } }])

export const text = style([
  typed,
  { '@media': { [medium]: { columns: '28rem', columnGap: vars.space.four } } },
])

export const folded = style([
  text,
  {
    '@media': {
      [narrow]: {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 6,
        overflow: 'hidden',
      },
    },
  },
])

export const unfold = style({ '@media': { [medium]: { display: 'none' } } })
