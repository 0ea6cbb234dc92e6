import { keyframes, style } from '@vanilla-extract/css'
import { withIconCentred } from '../../../ui/layout.css.ts'
import { small } from '../../../ui/text.css.ts'

const turn = keyframes({ to: { rotate: '360deg' } })

export const spinner = style({
  width: '1.125rem',
  height: '1.125rem',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${turn} 700ms linear infinite` },
  },
})

/** A line in the room around the button, so that nothing moves while an address is searched for. */
export const status = style([withIconCentred, small, { marginBlock: '-0.7rem' }])
