import { light } from '../src/design/palette.ts'
import { markSvg } from './mark-svg.ts'
import { svgToPng } from './svg-to-png.ts'

const SIZE = 180

/** Draws the icon for a phone's home screen, as a square PNG that the phone cuts to its own shape. */
export function drawTouchIcon(): Uint8Array {
  return svgToPng(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
      <rect width="40" height="40" fill="${light.deep}"/>
      <g transform="translate(4 4)">${markSvg(32)}</g>
    </svg>`,
    SIZE,
  )
}
