import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

/** The height of a bar at the lower edge, which toasts leave in sight; set on the root. */
export const barHeight = createVar()

export const region = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: vars.space.two,
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space.one,
  pointerEvents: 'none',
  selectors: {
    '&[data-edge="top"]': { top: vars.space.two },
    '&[data-edge="bottom"]': {
      bottom: `calc(${fallbackVar(barHeight, '0px')} + ${vars.space.two})`,
    },
  },
  '@media': { print: { display: 'none' } },
})
