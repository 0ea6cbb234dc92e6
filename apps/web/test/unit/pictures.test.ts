import { cities, MINIMUM_TOTAL, services } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { drawIcon, drawLinkPicture } from '../../build/pictures.ts'
import { wholeEuros } from '../../src/format/french.ts'
import { cityPicture, sitePicture } from '../../src/site/metadata/link-picture.ts'

const pictures = [sitePicture, ...cities.map(cityPicture)]

test('every city has a preview picture with its name and the starting price', () => {
  const prices = services.map(({ basePrice }) => Math.max(basePrice, MINIMUM_TOTAL))
  const lowest = wholeEuros(Math.min(...prices))
  expect(pictures).toContainEqual({
    path: '/apercus/plombier-le-havre.png',
    width: 1200,
    height: 630,
    brand: 'Plombier 2 Minutes',
    lines: ['Plombier', 'au Havre'],
    price: `À partir de ${lowest} TTC`,
    alt: `Plombier 2 Minutes\u00A0: Plombier au Havre, à partir de ${lowest} TTC`,
  })
  expect(new Set(pictures.map(({ path }) => path)).size).toBe(cities.length + 1)
})

test('preview pictures are PNG files of 1200 × 630 pixels under 100 kB, no two alike', () => {
  const drawn = pictures.map(drawLinkPicture)
  for (const png of drawn) {
    expect(sizeOf(png)).toEqual({ width: 1200, height: 630 })
    expect(png.byteLength).toBeLessThan(100_000)
  }
  expect(new Set(drawn.map((png) => Buffer.from(png).toString('base64'))).size).toBe(drawn.length)
})

test.each(['any', 'maskable'] as const)(
  'a home screen icon (%s) has the size asked for',
  (purpose) => {
    expect(sizeOf(drawIcon(192, purpose))).toEqual({ width: 192, height: 192 })
  },
)

/** In pixels, from the header of a PNG file. */
function sizeOf(png: Uint8Array) {
  const file = Buffer.from(png)
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}
