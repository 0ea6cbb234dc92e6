import type { ContentSvg } from 'pdfmake/interfaces'
import { light } from '../../../design/palette.ts'
import logoSvg from '../../../site/mark.svg?raw'

const { pipe: body, pipeShade: shade, pipeShine: shine } = light

/** The brand's mark. `size` in points. */
export function logo(size: number): ContentSvg {
  return { svg: logoSvg, width: size, height: size }
}

/** A copper pipe from left to right, collared near both ends. In points. */
export function pipeAcross(width: number): ContentSvg {
  return drawing(
    width,
    10,
    pipe(`M-1 5H${width + 1}`) +
      [14, width - 21].map((x) => collar({ x, y: 0.5, width: 7, height: 9 })).join(''),
  )
}

/** A piece of copper pipe from top to bottom, with a collar in its middle. In points. */
export function pipeDown(height: number): ContentSvg {
  return drawing(
    14,
    height,
    pipe(`M7 -1V${height + 1}`) + collar({ x: 1.5, y: height / 2 - 3, width: 11, height: 6 }),
  )
}

/** The pipe's end: it comes from the top and leaves to the right, half way down. In points. */
export function elbow(height: number): ContentSvg {
  return drawing(14, height, pipe(`M7 -1V${height / 2 - 6}q0 6 6 6h3`))
}

function drawing(width: number, height: number, shapes: string): ContentSvg {
  return { svg: `<svg viewBox="0 0 ${width} ${height}">${shapes}</svg>`, width, height }
}

function pipe(path: string) {
  const stroke = (color: string, width: number, shift: number) =>
    `<path d="${path}" transform="translate(${-shift} ${-shift})" fill="none" stroke="${color}" stroke-width="${width}"/>`
  return stroke(shade, 7, 0) + stroke(body, 5.6, 0.5) + stroke(shine, 1.2, 1.6)
}

function collar(box: { x: number; y: number; width: number; height: number }) {
  const { x, y, width, height } = box
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1.5" fill="${shine}" stroke="${shade}" stroke-width=".6"/>`
}
