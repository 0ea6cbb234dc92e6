import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

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
    '&[data-edge="bottom"]': { bottom: vars.space.two },
  },
  '@media': { print: { display: 'none' } },
})
