import type { ContentSvg } from 'pdfmake/interfaces'
import { collarSvg, pipeSvg } from '../../../design/pipe-svg.ts'
import logoSvg from '../../../site/mark.svg?raw'

/** The brand's mark. `size` in points. */
export function logo(size: number): ContentSvg {
  return { svg: logoSvg, width: size, height: size }
}

/** A piece of copper pipe from top to bottom, with a collar in its middle. In points. */
export function pipeDown(height: number): ContentSvg {
  return drawing(14, height, pipeSvg(`M7 -1V${height + 1}`) + collar(height))
}

/** The pipe's beginning: a collar, and the pipe below it. In points. */
export function pipeFromCollar(height: number): ContentSvg {
  return drawing(14, height, pipeSvg(`M7 ${height / 2}V${height + 1}`) + collar(height))
}

function collar(height: number) {
  return collarSvg({ x: 1.5, y: height / 2 - 3, width: 11, height: 6 })
}

/** The pipe's end: comes from the top and turns to the right half way down. In points. */
export function elbow(height: number): ContentSvg {
  return drawing(14, height, pipeSvg(`M7 -1V${height / 2 - 6}q0 6 6 6h3`))
}

function drawing(width: number, height: number, shapes: string): ContentSvg {
  return { svg: `<svg viewBox="0 0 ${width} ${height}">${shapes}</svg>`, width, height }
}
