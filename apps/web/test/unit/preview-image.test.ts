import { cities } from '@plombier/quote-engine'
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { drawPreviewImage } from '../../build/preview-image.ts'
import { cityPreviewImage, sitePreviewImage } from '../../src/metadata/preview-image.ts'
import { expectedPrice } from '../support/price.ts'
import { todaysServices } from '../support/todays-prices.ts'

const images = [sitePreviewImage(), ...cities.map(cityPreviewImage)]
// Shorter names end far from the edge, in the largest size.
const longest = images.filter(({ lines }) => lines.some(({ length }) => length > 12))
const drawn = longest.map((image) => ({ path: image.path, png: drawPreviewImage(image) }))

test('every city has a preview image with its name and the starting price', () => {
  const prices = todaysServices.map(({ id }) => expectedPrice({ service: id }).totalPrice)
  const lowest = `${Math.min(...prices)}\u00A0€`
  expect(images).toContainEqual({
    path: '/apercus/plombier-le-havre.png',
    width: 1200,
    height: 630,
    brand: 'Plombier 2 Minutes',
    lines: ['Plombier', 'au Havre'],
    price: `À partir de ${lowest} TTC`,
    alt: `Plombier 2 Minutes\u00A0: Plombier au Havre, à partir de ${lowest} TTC`,
  })
  for (const texts of [images.map(({ path }) => path), images.map(({ lines }) => lines.join())]) {
    expect(new Set(texts).size).toBe(cities.length + 1)
  }
})

test('every text of a preview image ends before its right edge, and the image is under 100 kB', () => {
  for (const { png } of drawn) expect(png.byteLength).toBeLessThan(100_000)
  const cut = drawn.filter(({ png }) => reachesRightEdge(png))
  expect(cut.map(({ path }) => path)).toEqual([])
})

/** Whether anything is drawn on the last 24 pixels of a row. */
function reachesRightEdge(png: Uint8Array) {
  const url = `data:image/png;base64,${Buffer.from(png).toString('base64')}`
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><image href="${url}"/></svg>`,
  ).render()
  const rows = Array.from({ length: 630 }, (_, row) =>
    pixels.subarray(4 * (1200 * (row + 1) - 24), 4 * 1200 * (row + 1)),
  )
  return rows.some((end) => !end.equals(rows[0] ?? end))
}
