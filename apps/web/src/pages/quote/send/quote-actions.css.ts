import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, vars } from '../../../ui/theme.css.ts'

/** In one line; on a phone each with its label under its icon. */
export const secondaryActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.one,
  fontSize: vars.text.small,
})
globalStyle(`${secondaryActions} > :is(a, button)`, {
  '@media': {
    [narrow]: {
      flex: '1 1 0',
      flexDirection: 'column',
      gap: vars.space.half,
      textAlign: 'center',
    },
  },
})
// A text that could not be copied stands below the buttons, which keep their places.
globalStyle(`${secondaryActions} > label`, { flexBasis: '100%', order: 1 })
