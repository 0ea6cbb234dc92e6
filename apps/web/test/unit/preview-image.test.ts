import { cities, services } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { drawPreviewImage } from '../../build/preview-image.ts'
import { wholeEuros } from '../../src/format/french.ts'
import {
  cityPreviewImage,
  type PreviewImage,
  sitePreviewImage,
} from '../../src/site/metadata/preview-image.ts'
import { pngRows, pngSize } from '../support/png.ts'
import { priceOf } from '../support/price.ts'

const images = [sitePreviewImage, ...cities.map(cityPreviewImage)]
const siteRows = pngRows(drawPreviewImage(sitePreviewImage))
// Shorter names end far from the edge, in the largest size.
const longest = images.filter(({ lines }) => lines.some(({ length }) => length > 12))
const drawn = longest.map((image) => ({ path: image.path, png: drawPreviewImage(image) }))

test('every city has a preview image with its name and the starting price', () => {
  const prices = services.map(({ id }) => priceOf({ service: id }).totalPrice)
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
  for (const texts of [images.map(({ path }) => path), images.map(({ lines }) => lines.join())]) {
    expect(new Set(texts).size).toBe(cities.length + 1)
  }
})

test('preview images are PNG files of 1200 × 630 pixels under 100 kB', () => {
  for (const { png } of drawn) {
    expect(pngSize(png)).toEqual({ width: 1200, height: 630 })
    expect(png.byteLength).toBeLessThan(100_000)
  }
})

test('every text of a preview image ends before its right edge', () => {
  const cut = drawn.filter(({ png }) => reachesRightEdge(png))
  expect(cut.map(({ path }) => path)).toEqual([])
})

test('both lines and the price of a preview image are on it, one below the other', () => {
  const [first, second] = sitePreviewImage.lines
  const without = [
    { lines: [blank(first), second] },
    { lines: [first, blank(second)] },
    { price: '' },
  ] as const
  const edges = without.flatMap((rest) => drawnRows({ ...sitePreviewImage, ...rest }))
  expect(edges).toEqual(edges.toSorted((one, other) => one - other))
  expect(new Set(edges).size).toBe(2 * without.length)
})

// As long as the text, since the longest line decides on the size of both.
const blank = (text: string) => ' '.repeat(text.length)

/** The first and the last row of what the site's preview image has and this one has not. */
function drawnRows(without: PreviewImage) {
  const rows = pngRows(drawPreviewImage(without))
  const isDrawn = siteRows.map((row, index) => !row.equals(rows[index] ?? row))
  return [isDrawn.indexOf(true), isDrawn.lastIndexOf(true)]
}

/** Whether anything is drawn on the last 24 pixels of a row. */
function reachesRightEdge(png: Uint8Array) {
  const rowEnds = pngRows(png).map((row) => row.subarray(-4 * 24))
  return rowEnds.some((end) => !end.equals(rowEnds[0] ?? end))
}
