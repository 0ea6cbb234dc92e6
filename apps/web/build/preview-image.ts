import type { PreviewImage } from '../src/site/preview-image.ts'
import { light } from '../src/ui/palette.ts'
import { collarSvg, pipeSvg } from '../src/ui/pipe-svg.ts'
import { markSvg } from './mark-svg.ts'
import { svgToPng } from './svg-to-png.ts'

const MARGIN = 72
// Mean width of a letter of the display face, as a share of the font size.
const LETTER = 0.56

/** Draws a page's preview image, as a PNG. */
export function drawPreviewImage({ width, height, brand, lines, price }: PreviewImage): Uint8Array {
  const longest = Math.max(...lines.map(({ length }) => length))
  const size = Math.min(124, (width - 2 * MARGIN) / (LETTER * longest))
  return svgToPng(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
      <rect width="${width}" height="${height}" fill="${light.inverse}"/>
      <g transform="translate(${MARGIN} 44)">${markSvg(72)}</g>
      ${text(brand, { x: MARGIN + 92, y: 94, size: 42, color: light.onInverseQuiet })}
      ${text(lines[0], { x: MARGIN, y: 350 - size, size, color: light.onInverse })}
      ${text(lines[1], { x: MARGIN, y: 350, size, color: light.onInverse })}
      <g transform="translate(0 400) scale(6)">
        ${pipeSvg('M-5 5H176a8 8 0 0 1 8 8V45')}
        ${collarSvg({ x: 14, y: 0.5, width: 6, height: 9 })}
        ${collarSvg({ x: 179.5, y: 20, width: 9, height: 6 })}
      </g>
      ${text(price, { x: MARGIN, y: 562, size: 92, color: light.pipeShine })}
    </svg>`,
    width,
  )
}

function text(
  words: string,
  { x, y, size, color }: { x: number; y: number; size: number; color: string },
) {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${color}">${escaped}</text>`
}
