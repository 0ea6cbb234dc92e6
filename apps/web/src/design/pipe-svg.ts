import { light } from './palette.ts'

// For what is drawn without the site's styles: the PDF and preview images. A pipe is 7 units thick.

const { pipe: body, pipeShade: shade, pipeShine: shine } = light

/** A copper pipe along a path, as SVG. */
export function pipeSvg(path: string): string {
  const stroke = (color: string, width: number, shift: number) =>
    `<path d="${path}" transform="translate(${-shift} ${-shift})" fill="none" stroke="${color}" stroke-width="${width}"/>`
  return stroke(shade, 7, 0) + stroke(body, 5.6, 0.5) + stroke(shine, 1.2, 1.6)
}

/** A collar on a pipe, as SVG. */
export function collarSvg(box: { x: number; y: number; width: number; height: number }): string {
  const { x, y, width, height } = box
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1.5" fill="${shine}" stroke="${shade}" stroke-width=".6"/>`
}
