import { findCity } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { drawPreviewImage } from '../../build/preview-image.ts'
import { cityPreviewImage } from '../../src/site/preview-image.ts'

test('a city’s preview image shows its name, the brand and the starting price', () => {
  const image = cityPreviewImage(findCity('le-havre'))
  expect(image).toEqual({
    path: '/apercus/plombier-le-havre.png',
    width: 1200,
    height: 630,
    brand: 'Plombier 2 Minutes',
    lines: ['Plombier', 'au Havre'],
    price: 'À partir de 120\u00A0€ TTC',
    alt: 'Plombier 2 Minutes\u00A0: Plombier au Havre, à partir de 120\u00A0€ TTC',
  })
  const whole = drawPreviewImage(image)
  expect(whole.byteLength).toBeLessThan(100_000)
  for (const lacking of [{ brand: '' }, { lines: ['', 'au Havre'] as const }, { price: '' }]) {
    expect(drawPreviewImage({ ...image, ...lacking })).not.toEqual(whole)
  }
})
