import { light } from './palette.ts'

/** The copper pipe everywhere: the colours across it, each up to this many of its twelve parts. */
export const pipeBands = [
  ['pipeShade', 1],
  ['pipe', 3],
  ['pipeShine', 5],
  ['pipe', 11],
  ['pipeShade', 12],
] as const

// For what is drawn without the site's styles, the PDF and preview images. A pipe is 7 units thick.
const PART = 7 / 12

/** A copper pipe along a path, as SVG. */
export function pipeSvg(path: string): string {
  return pipeBands
    .map(([color], index) => {
      // Each over the rest of the one before.
      const from = pipeBands[index - 1]?.[1] ?? 0
      const shift = (from / 2) * PART
      return `<path d="${path}" transform="translate(${shift} ${-shift})" fill="none" stroke="${light[color]}" stroke-width="${(12 - from) * PART}"/>`
    })
    .join('')
}

/** A collar on a pipe, as SVG. */
export function collarSvg(box: { x: number; y: number; width: number; height: number }): string {
  const { x, y, width, height } = box
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1.5" fill="${light.pipe}" stroke="${light.pipeShade}" stroke-width=".6"/>`
}
