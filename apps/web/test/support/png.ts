import { Resvg } from '@resvg/resvg-js'
import { expect } from 'vitest'

/** Width and height of a PNG file in pixels, from its header. */
export function pngSize(png: Uint8Array) {
  const file = Buffer.from(png)
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}

/** The rows of a PNG file, each with four bytes per pixel: red, green, blue and opacity. */
export function pngRows(png: Uint8Array) {
  const { width, height } = pngSize(png)
  const url = `data:image/png;base64,${Buffer.from(png).toString('base64')}`
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${url}"/></svg>`,
  ).render()
  return Array.from({ length: height }, (_, row) =>
    pixels.subarray(4 * width * row, 4 * width * (row + 1)),
  )
}
