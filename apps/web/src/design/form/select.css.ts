import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { control } from './field.css.ts'

export const wrapper = style({ position: 'relative' })

export const select = style([
  control,
  {
    appearance: 'none',
    paddingInlineEnd: vars.space.four,
    textOverflow: 'ellipsis',
    // Room for the price in the longest option.
    '@media': {
      '(max-width: 24em)': {
        paddingInlineStart: vars.space.one,
        letterSpacing: '-0.03em',
        textOverflow: 'clip',
      },
    },
  },
])

/** The arrow of a select or a combobox. Presses go through it to the control. */
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: vars.space.onehalf,
  insetBlock: 0,
  marginBlock: 'auto',
  pointerEvents: 'none',
})
