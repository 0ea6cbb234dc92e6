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
    '&[data-edge="top"]': { alignContent: 'start' },
    '&[data-edge="bottom"]': {
      alignContent: 'end',
      paddingBottom: `calc(${fallbackVar(bottomBarHeight, '0px')} + ${vars.space.two})`,
    },
  },
  '@media': { print: { display: 'none' } },
})
