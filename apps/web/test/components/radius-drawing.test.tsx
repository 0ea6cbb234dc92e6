import { currentTariff, findCity, haversineKm } from '@plombier/quote-engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RadiusDrawing } from '../../src/features/quote/result/radius-drawing.tsx'
import { placeAt } from '../support/places.ts'
import { plain } from '../support/price.ts'
import { sampleQuote } from '../support/sample-quote.ts'
import { earlierTariff } from '../support/tariffs.ts'

const { freeKilometers } = currentTariff

/**
 * Draws an address. Returns how far right of and above the centre the pin's tip is, in free radii, and
 * whether the label is clear of the way to the pin, and whether all of it is within the drawing.
 */
async function draw(distanceKm: number, bearing: number) {
  const coordinates = placeAt('bordeaux', distanceKm, bearing)
  const screen = await render(<RadiusDrawing issuedQuote={sampleQuote({ coordinates })} />)
  const drawing = page.getByRole('img')
  const name = drawing.element().getAttribute('aria-label')
  const box = (selector: string) => {
    const element = drawing.element().querySelector(selector)
    if (!element) throw new Error(`no ${selector}`)
    return element.getBoundingClientRect()
  }
  const [circle, pin, way, label] = [box('circle'), box('path'), box('line'), box('text')]
  const radius = circle.width / 2
  const right = (pin.x + pin.width / 2 - (circle.x + radius)) / radius
  const up = (circle.y + radius - pin.bottom) / radius
  const isLabelClear = [pin, way].every(
    ({ left, right, top, bottom }) =>
      label.right < left || right < label.left || label.bottom < top || bottom < label.top,
  )
  const edges = drawing.element().getBoundingClientRect()
  const isWhole = [circle, pin, label].every(
    ({ left, right, top, bottom }) =>
      left >= edges.left && right <= edges.right && top >= edges.top && bottom <= edges.bottom,
  )
  await screen.unmount()
  return { right, up, name, isLabelClear, isWhole }
}

test.each([
  ['north', 0, 0, 1],
  ['east', 90, 1, 0],
  ['south', 180, 0, -1],
  ['west', 270, -1, 0],
])('an address to the %s is drawn there, with north at the top', async (_, bearing, right, up) => {
  const drawn = await draw(2 * freeKilometers, bearing)
  expect(drawn.right).toBeCloseTo(2 * right, 1)
  expect(drawn.up).toBeCloseTo(2 * up, 1)
  expect(drawn.isLabelClear).toBe(true)
  expect(drawn.isWhole).toBe(true)
})

test('every address has its pin in its direction, at its multiple of the free radius', async () => {
  const distance = fc.oneof(
    fc.double({ min: 0, max: freeKilometers, noNaN: true }),
    fc.double({ min: freeKilometers, max: 5 * freeKilometers, noNaN: true }),
  )
  const bearing = fc.double({ min: 0, max: 360, noNaN: true })
  await fc.assert(
    fc.asyncProperty(distance, bearing, async (distanceKm, bearing) => {
      const { right, up, name } = await draw(distanceKm, bearing)
      const angle = (bearing * Math.PI) / 180
      const radii = distanceKm / freeKilometers
      expect(Math.abs(right - radii * Math.sin(angle))).toBeLessThan(0.2)
      expect(Math.abs(up - radii * Math.cos(angle))).toBeLessThan(0.2)
      const coordinates = placeAt('bordeaux', distanceKm, bearing)
      const isFree = haversineKm(findCity('bordeaux').center, coordinates) <= freeKilometers
      expect(name).toContain(isFree ? 'dans la zone' : 'hors de la zone')
    }),
    // A distance that is shown rounded, as if it were free.
    { numRuns: 30, examples: [[freeKilometers + 0.3, 90]] },
  )
})

test.each([
  ['the current', currentTariff],
  ['an earlier', earlierTariff],
])(
  'the circle is the free distance of the quote, even if the address is farther: %s tariff',
  async (_, tariff) => {
    const coordinates = placeAt('bordeaux', 2 * tariff.freeKilometers, 90)
    await render(<RadiusDrawing issuedQuote={sampleQuote({ coordinates, tariff })} />)
    const free = `${tariff.freeKilometers} km`
    const drawing = page.getByRole('img')
    expect(plain(drawing.element().textContent)).toBe(free)
    expect(plain(drawing.element().getAttribute('aria-label') ?? '')).toContain(`zone de ${free}`)
    const caption = `Zone offerte de ${free} autour de Bordeaux, nord en haut.`
    await expect.element(page.getByText(caption)).toBeVisible()
    const width = (selector: string) =>
      drawing.element().querySelector(selector)?.getBoundingClientRect().width
    expect(width('line')).toBeCloseTo(width('circle') ?? Number.NaN, 0)
  },
)
