import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import type { ContentSvg } from 'pdfmake/interfaces'
import logoSvg from '../../../site/mark.svg?raw'
import { collarSvg, pipeSvg } from '../../../ui/pipe-svg.ts'

/** The brand's mark. `size` in points. */
export function logo(size: number): ContentSvg {
  return { svg: logoSvg, width: size, height: size }
}

/** The width of the pipe's drawing, in points. */
export const PIPE = 20

/**
 * The copper pipe beside a table, in one piece: down from the first of its collars, then to the right at
 * `bend`. Heights in points.
 */
export function pipe(collars: readonly number[], bend: number): ContentSvg {
  const shapes = [
    pipeSvg(`M7 ${collars[0]}V${bend - 6}q0 6 6 6h3`),
    ...collars.map((y) => collarSvg({ x: 1.5, y: y - 3, width: 11, height: 6 })),
    collarSvg({ x: 14.5, y: bend - 5.5, width: 5, height: 11 }),
  ]
  const height = bend + 7
  return {
    svg: `<svg viewBox="0 0 ${PIPE} ${height}">${shapes.join('')}</svg>`,
    width: PIPE,
    height,
  }
}

/** A text as a QR code. `size` in points. */
export function qrCode(text: string, size: number): ContentSvg {
  const code = generate(text)
  return {
    svg: `<svg viewBox="0 0 ${code.size} ${code.size}"><path d="${toSvgPath(code)}"/></svg>`,
    width: size,
    height: size,
  }
}
