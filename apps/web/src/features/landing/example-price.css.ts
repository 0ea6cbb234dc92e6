import { style } from '@vanilla-extract/css'
import { paragraphs } from '../../design/layout.css.ts'
import { uprightPipe } from '../../design/pipe.css.ts'
import { large, vars } from '../../design/theme.css.ts'

/** A price tag that hangs on the pipe, which comes in above it and turns into the breakdown. */
export const tag = style([
  paragraphs,
  {
    position: 'relative',
    padding: vars.space.three,
    // The last row of the breakdown has its own padding.
    paddingBottom: vars.space.one,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
    color: vars.color.ink,
  },
])

/** The pipe runs beside the caption into the breakdown. */
export const caption = style({
  position: 'relative',
  paddingInlineStart: vars.space.four,
  '::before': {
    ...uprightPipe,
    content: '',
    position: 'absolute',
    insetInlineStart: 4,
    top: `calc(-1 * ${vars.space.three})`,
    bottom: `calc(-1 * ${vars.space.one})`,
  },
})

export const inflow = style({
  position: 'absolute',
  top: 0,
  // The middle of the pipe beside the caption.
  insetInlineStart: `calc(${vars.space.three} + 10px)`,
  width: 1,
  height: 1,
  overflow: 'visible',
  pointerEvents: 'none',
})

/** On a phone the pipe comes in from the side, otherwise from the top of the page. */
export const fromSide = style({ '@media': { [large]: { display: 'none' } } })
export const fromAbove = style({
  display: 'none',
  '@media': { [large]: { display: 'inline' } },
})
