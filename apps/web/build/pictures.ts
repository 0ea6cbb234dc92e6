import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { light } from '../src/design/palette.ts'
import { collarSvg, pipeSvg } from '../src/design/pipe-svg.ts'
import type { LinkPicture } from '../src/site/metadata/link-picture.ts'

const MARGIN = 72
// The mean width of a letter of the display face, in its font sizes.
const LETTER = 0.56

const { resolve } = createRequire(import.meta.url)
const fontFiles = [
  resolve('@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
]
const mark = await readFile(join(import.meta.dirname, '../src/site/mark.svg'), 'utf8')

/** Draws the preview picture of a page, a PNG. */
export function drawLinkPicture({ width, height, brand, lines, price }: LinkPicture): Uint8Array {
  const longest = Math.max(...lines.map(({ length }) => length))
  const size = Math.min(124, (width - 2 * MARGIN) / (LETTER * longest))
  return png(
    width,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
      <rect width="${width}" height="${height}" fill="${light.deep}"/>
      <g transform="translate(${MARGIN} 44)">${sized(72)}</g>
      ${text(brand, { x: MARGIN + 92, y: 94, size: 42, color: light.onDeepQuiet })}
      ${text(lines[0], { x: MARGIN, y: 350 - size, size, color: light.onDeep })}
      ${text(lines[1], { x: MARGIN, y: 350, size, color: light.onDeep })}
      <g transform="translate(0 400) scale(6)">
        ${pipeSvg('M-5 5H176a8 8 0 0 1 8 8V45')}
        ${collarSvg({ x: 14, y: 0.5, width: 6, height: 9 })}
        ${collarSvg({ x: 179.5, y: 20, width: 9, height: 6 })}
      </g>
      ${text(price, { x: MARGIN, y: 562, size: 92, color: light.pipeShine })}
    </svg>`,
  )
}

/** Draws an icon of the home screen: the mark, or where it is `maskable` a square around it. */
export function drawIcon(size: number, purpose: 'any' | 'maskable'): Uint8Array {
  const svg =
    purpose === 'any'
      ? sized(size)
      : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
          <rect width="40" height="40" fill="${light.deep}"/>
          <g transform="translate(4 4)">${sized(32)}</g>
        </svg>`
  return png(size, svg)
}

function sized(size: number) {
  return mark.replace('<svg ', `<svg width="${size}" height="${size}" `)
}

function text(
  words: string,
  { x, y, size, color }: { x: number; y: number; size: number; color: string },
) {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${color}">${escaped}</text>`
}

function png(width: number, svg: string): Uint8Array {
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Bricolage Grotesque' }
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng()
}
