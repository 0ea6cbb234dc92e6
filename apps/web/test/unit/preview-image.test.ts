import { cities, findCity } from '@plombier/quote-engine'
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { drawHomeScreenIcon } from '../../build/home-screen-icon.ts'
import { drawPreviewImage } from '../../build/preview-image.ts'
import { cityPreviewImage, sitePreviewImage } from '../../src/metadata/preview-image.ts'

test('a city’s preview image has its name and the starting price', () => {
  expect(cityPreviewImage(findCity('le-havre'))).toEqual({
    path: '/apercus/plombier-le-havre.png',
    width: 1200,
    height: 630,
    brand: 'Plombier 2 Minutes',
    lines: ['Plombier', 'au Havre'],
    price: 'À partir de 120\u00A0€ TTC',
    alt: 'Plombier 2 Minutes\u00A0: Plombier au Havre, à partir de 120\u00A0€ TTC',
  })
})

test('every text of a preview image is drawn, ends before its edge, and weighs under 100 kB', () => {
  const images = [sitePreviewImage(), ...cities.map(cityPreviewImage)]
  // Shorter names end far from the edge, in the largest size.
  for (const image of images.filter(({ lines }) => lines.some(({ length }) => length > 12))) {
    const png = drawPreviewImage(image)
    expect(png.byteLength).toBeLessThan(100_000)
    const pixels = pixelsOf(png, 1200, 630)
    const ends = Array.from({ length: 630 }, (_, row) =>
      pixels.subarray(4 * (1200 * (row + 1) - 24), 4 * 1200 * (row + 1)).toString('hex'),
    )
    expect(new Set(ends).size, image.path).toBe(1)
  }
  const image = sitePreviewImage()
  for (const lacking of [{ brand: '' }, { lines: ['', image.lines[1]] as const }, { price: '' }]) {
    expect(drawPreviewImage({ ...image, ...lacking })).not.toEqual(drawPreviewImage(image))
  }
})

test('a maskable icon fills its square, which phones cut to their shape; any other has its own', () => {
  for (const [purpose, opacity] of [
    ['maskable', 255],
    ['any', 0],
  ] as const) {
    expect(pixelsOf(drawHomeScreenIcon(512, purpose), 512, 512)[3]).toBe(opacity)
  }
})

/** Red, green, blue and opacity of each pixel of a picture. */
function pixelsOf(png: Uint8Array, width: number, height: number) {
  const url = `data:image/png;base64,${Buffer.from(png).toString('base64')}`
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${url}"/></svg>`,
  ).render().pixels
}
