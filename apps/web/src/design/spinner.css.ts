import { keyframes, style } from '@vanilla-extract/css'

const turn = keyframes({ to: { rotate: '360deg' } })

export const spinner = style({
  width: '1.125rem',
  height: '1.125rem',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 700ms linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})
