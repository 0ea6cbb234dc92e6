import { style } from '@vanilla-extract/css'
import { levelPipe, uprightPipe } from '../../../design/pipe.css.ts'
import { medium, vars } from '../../../design/theme.css.ts'

/** The pipe runs from a number to the next one; on a phone it only comes in from the side. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.size.marker} minmax(0, 1fr)`,
  columnGap: vars.space.two,
  rowGap: vars.space.two,
  '::before': {
    ...levelPipe,
    content: '',
    position: 'absolute',
    insetInlineStart: `calc(-1 * ${vars.space.two})`,
    top: `calc(${vars.size.marker} / 2 - 6px)`,
    width: vars.space.two,
  },
  '@media': {
    [medium]: {
      '::before': {
        ...uprightPipe,
        insetInlineStart: `calc(${vars.size.marker} / 2 - 6px)`,
        top: vars.size.marker,
        bottom: `calc(-1 * ${vars.space.three})`,
        height: 'auto',
      },
    },
  },
})

export const heading = style({ alignSelf: 'center' })
export const content = style({
  gridColumn: '1 / -1',
  '@media': { [medium]: { gridColumn: 2 } },
})
