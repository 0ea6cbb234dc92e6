import { style } from '@vanilla-extract/css'
import { stack } from '../../design/layout.css.ts'
import { uprightPipe } from '../../design/pipe.css.ts'
import { large, vars } from '../../design/theme.css.ts'

/** A section's heading, and beside it what it is about. */
export const columns = style([
  stack,
  {
    gap: vars.space.four,
    alignItems: 'start',
    '@media': {
      [large]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.size.column})` },
    },
  },
])

export const band = style({
  background: vars.color.surface,
  borderBlock: vars.border.line,
})

/** The pipe joins the numbers and ends at the button. */
export const step = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.two,
  paddingBottom: vars.space.four,
  '::before': {
    ...uprightPipe,
    insetInlineStart: `calc(${vars.size.marker} / 2 - 6px)`,
    // Not out of the first number's round edge.
    insetBlock: '2px 0',
  },
})
