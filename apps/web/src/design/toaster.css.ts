import { fallbackVar, style } from '@vanilla-extract/css'
import { bottomBarHeight } from './layout.css.ts'
import { vars } from './theme.css.ts'

export const region = style({
  position: 'fixed',
  zIndex: 20,
  // The whole screen, so that only the toasts move when a bar appears at the bottom.
  inset: 0,
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space.one,
  padding: vars.space.two,
  pointerEvents: 'none',
  selectors: {
    '&[data-place="top"]': { alignContent: 'start' },
    '&[data-place="bottom"]': {
      alignContent: 'end',
      paddingBottom: `calc(${fallbackVar(bottomBarHeight, '0px')} + ${vars.space.two})`,
    },
    '&[data-place="unseen"]': { clipPath: 'inset(50%)' },
  },
  '@media': { print: { display: 'none' } },
})
