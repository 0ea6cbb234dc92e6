import { cities, MINIMUM_TOTAL, services } from '@plombier/quote-engine'
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { drawPreviewImage } from '../../build/preview-image.ts'
import { wholeEuros } from '../../src/format/french.ts'
import { cityPreviewImage, sitePreviewImage } from '../../src/site/metadata/preview-image.ts'
import { pngSize } from '../support/png-size.ts'

const images = [sitePreviewImage, ...cities.map(cityPreviewImage)]
const drawn = images.map((image) => ({ path: image.path, png: drawPreviewImage(image) }))

test('every city has a preview image with its name and the starting price', () => {
  const prices = services.map(({ basePrice }) => Math.max(basePrice, MINIMUM_TOTAL))
  const lowest = wholeEuros(Math.min(...prices))
  expect(images).toContainEqual({
    path: '/apercus/plombier-le-havre.png',
    width: 1200,
    height: 630,
    brand: 'Plombier 2 Minutes',
    lines: ['Plombier', 'au Havre'],
    price: `À partir de ${lowest} TTC`,
    alt: `Plombier 2 Minutes\u00A0: Plombier au Havre, à partir de ${lowest} TTC`,
  })
  expect(new Set(images.map(({ path }) => path)).size).toBe(cities.length + 1)
})

test('preview images are PNG files of 1200 × 630 pixels under 100 kB, no two alike', () => {
  for (const { png } of drawn) {
    expect(pngSize(png)).toEqual({ width: 1200, height: 630 })
    expect(png.byteLength).toBeLessThan(100_000)
  }
  expect(new Set(drawn.map(({ png }) => Buffer.from(png).toString('base64'))).size).toBe(
    drawn.length,
  )
})

test('every text of a preview image ends before its right edge', () => {
  const cut = drawn.filter(({ png }) => reachesRightEdge(png))
  expect(cut.map(({ path }) => path)).toEqual([])
})

/** Whether anything is drawn on the last 24 pixels of a row. */
function reachesRightEdge(png: Uint8Array) {
  const { width, height } = pngSize(png)
  const url = `data:image/png;base64,${Buffer.from(png).toString('base64')}`
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${url}"/></svg>`,
  ).render()
  const rowEnds = Array.from({ length: height }, (_, row) =>
    pixels.subarray(4 * (width * (row + 1) - 24), 4 * width * (row + 1)),
  )
  return rowEnds.some((end) => !end.equals(pixels.subarray(0, end.length)))
}
