import { style } from '@vanilla-extract/css'
import { dark } from './palette.ts'
import { vars } from './theme.css.ts'

/** The dark ground of hero and footer, in both schemes. Buttons, links and focus rings on it use the dark scheme. */
export const inverse = style({
  background: vars.color.inverse,
  color: vars.color.onInverse,
  vars: {
    [vars.color.action]: dark.action,
    [vars.color.actionStrong]: dark.actionStrong,
    [vars.color.onAction]: dark.onAction,
    [vars.color.info]: dark.info,
  },
  // Browsers print no grounds, and make white letters grey.
  '@media': {
    print: {
      background: 'none',
      vars: { [vars.color.onInverse]: vars.color.ink, [vars.color.onInverseQuiet]: vars.color.ink },
    },
  },
})
