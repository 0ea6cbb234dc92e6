import { style } from '@vanilla-extract/css'
import { onInverse } from './palette.ts'
import { vars } from './theme.css.ts'

/** The dark ground of hero and footer; actions, links and focus rings on it have colours of their own. */
export const inverse = style({
  background: vars.color.inverse,
  color: vars.color.onInverse,
  vars: {
    [vars.color.action]: onInverse.action,
    [vars.color.actionStrong]: onInverse.actionStrong,
    [vars.color.onAction]: onInverse.onAction,
    [vars.color.info]: onInverse.info,
  },
  // Browsers print no grounds.
  '@media': {
    print: {
      background: 'none',
      vars: {
        [vars.color.onInverse]: vars.color.ink,
        [vars.color.onInverseQuiet]: vars.color.inkQuiet,
      },
    },
  },
})
