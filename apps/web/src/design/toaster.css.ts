import { style } from '@vanilla-extract/css'
import { large, vars } from './theme.css.ts'

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
    '&[data-edge="bottom"]': { bottom: `calc(${vars.size.bar} + ${vars.space.one})` },
  },
  '@media': {
    [large]: { selectors: { '&[data-edge="bottom"]': { bottom: vars.space.two } } },
    print: { display: 'none' },
  },
})
