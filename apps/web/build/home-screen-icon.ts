import { light } from '../src/ui/palette.ts'
import { markSvg } from './mark-svg.ts'
import { svgToPng } from './svg-to-png.ts'

/**
 * Draws an icon for a phone's home screen, as a square PNG; `size` in pixels. A `maskable` one has a
 * background behind the mark, which the phone cuts to its own shape.
 */
export function drawHomeScreenIcon(size: number, purpose: 'any' | 'maskable'): Uint8Array {
  const svg =
    purpose === 'any'
      ? markSvg(size)
      : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
          <rect width="40" height="40" fill="${light.inverse}"/>
          <g transform="translate(4 4)">${markSvg(32)}</g>
        </svg>`
  return svgToPng(svg, size)
}
