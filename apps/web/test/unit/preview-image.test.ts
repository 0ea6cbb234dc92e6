import { cities } from '@plombier/quote-engine'
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { drawHomeScreenIcon } from '../../build/home-screen-icon.ts'
import { drawPreviewImage } from '../../build/preview-image.ts'
import { cityPreviewImage, sitePreviewImage } from '../../src/metadata/preview-image.ts'
import { homeScreenIcons } from '../../src/metadata/web-manifest.ts'
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

test('a preview image shows the brand, its lines and the price', () => {
  const image = sitePreviewImage()
  const whole = drawPreviewImage(image)
  for (const lacking of [{ brand: '' }, { lines: ['', image.lines[1]] as const }, { price: '' }]) {
    expect(drawPreviewImage({ ...image, ...lacking })).not.toEqual(whole)
  }
})

/** Whether anything is drawn on the last 24 pixels of a row. */
function reachesRightEdge(png: Uint8Array) {
  const pixels = pixelsOf(png, 1200, 630)
  const rows = Array.from({ length: 630 }, (_, row) =>
    pixels.subarray(4 * (1200 * (row + 1) - 24), 4 * 1200 * (row + 1)),
  )
  return rows.some((end) => !end.equals(rows[0] ?? end))
}

test('a maskable icon fills its square, which phones cut to their shape; any other has its own', () => {
  const sizes = homeScreenIcons.map(({ size, purpose }) => {
    const [, , , opacity] = pixelsOf(drawHomeScreenIcon(size, purpose), size, size)
    return { purpose, opacity }
  })
  expect(sizes).toContainEqual({ purpose: 'maskable', opacity: 255 })
  expect(sizes).toContainEqual({ purpose: 'any', opacity: 0 })
})

/** Red, green, blue and opacity of each pixel of a picture. */
function pixelsOf(png: Uint8Array, width: number, height: number) {
  const url = `data:image/png;base64,${Buffer.from(png).toString('base64')}`
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${url}"/></svg>`,
  ).render().pixels
}
