import { style } from '@vanilla-extract/css'
import { onDeep } from './palette.ts'
import { vars } from './theme.css.ts'

/** The dark ground of hero and footer; actions, links and focus rings on it have colours of their own. */
export const deep = style({
  background: vars.color.deep,
  color: vars.color.onDeep,
  vars: {
    [vars.color.action]: onDeep.action,
    [vars.color.actionStrong]: onDeep.actionStrong,
    [vars.color.onAction]: onDeep.onAction,
    [vars.color.info]: onDeep.info,
  },
  // Browsers print no grounds.
  '@media': {
    print: {
      background: 'none',
      vars: {
        [vars.color.onDeep]: vars.color.ink,
        [vars.color.onDeepQuiet]: vars.color.inkQuiet,
      },
    },
  },
})
