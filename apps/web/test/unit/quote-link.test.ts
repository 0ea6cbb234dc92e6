import * as engine from '@plombier/quote-engine'
import { cities, servicesOf, tariffs, urgenciesOf } from '@plombier/quote-engine'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { linesOf, parseQuoteLink, priceOf } from '../../src/features/verify/linked-quote.ts'
import { calculatePrice } from '../../src/price/price.ts'
import { quoteUrl } from '../../src/price/quote-link.ts'
import { placeAt } from '../support/places.ts'
import { earlierTariff } from '../support/tariffs.ts'

const { origin } = location

/** A quote that was issued somewhere, and its link. */
const issued = fc
  .constantFrom(...tariffs)
  .chain((tariff) =>
    fc.record({
      city: fc.constantFrom(...cities),
      service: fc.constantFrom(...servicesOf(tariff)),
      urgency: fc.constantFrom(...urgenciesOf(tariff)),
      tariff: fc.constant(tariff),
      distance: fc.double({ min: 0, max: 900, noNaN: true }),
    }),
  )
  .map(({ tariff, distance, ...work }) => {
    const coordinates = placeAt(work.city.slug, distance, 45)
    const price = calculatePrice({ ...work, address: { coordinates } }, tariff)
    return { ...work, price, url: quoteUrl({ ...work, price }) }
  })

function read(hash: string) {
  const linked = parseQuoteLink(hash)
  if (!linked || 'unknownDay' in linked) throw new Error('not read')
  return linked
}

test('every link of a quote leads back to its figures, which are possible, and holds nothing else', () =>
  fc.assert(
    fc.property(issued, ({ url, city, service, urgency, price }) => {
      const linked = read(new URL(url).hash.slice(1))
      expect(linked).toMatchObject({ city, service, urgency, isPossible: true, pdf: price.pdf })
      expect(linked.totalPrice).toBe(price.totalPrice)
      const sum = linesOf(linked).reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
      expect(sum).toBe(price.totalPrice * 100)
      const [, path = ''] = url.split(origin)
      expect(path).toMatch(/^\/verifier#[\d-]{10}\.[a-z-]+\.[a-z\d-]+\.[a-z\d-]+\.\d+\.\d+\.\d+$/)
    }),
    { numRuns: 500 },
  ))

test('a changed total is told, and what the list gives', () => {
  const [day, id] = [tariffs[0]?.date, 'chauffe-eau']
  const linked = read(`${day}.lyon.${id}.urgent.455.9.900`)
  expect(linked.isPossible).toBe(false)
  expect(priceOf(linked).totalPrice).toBeGreaterThan(9)
})

test('the day of another list is told as unknown', () => {
  expect(parseQuoteLink('2031-03-03.lyon.fuite.urgent.0.144.14400')).toEqual({
    unknownDay: '2031-03-03',
  })
})

test('a service or an urgency that the list of the day did not have says nothing', async () => {
  const { joint, ...basePrices } = earlierTariff.basePrices
  // Not `vi.mock`: another test file of this process may have loaded the engine already.
  vi.doMock('@plombier/quote-engine', () => ({
    ...engine,
    tariffs: [{ ...earlierTariff, basePrices }, ...tariffs],
  }))
  vi.resetModules()
  const { parseQuoteLink } = await import('../../src/features/verify/linked-quote.ts')
  const link = (id: string, key = 'urgent') =>
    parseQuoteLink(`${earlierTariff.date}.lyon.${id}.${key}.0.144.14400`)
  expect(link('fuite')).toBeDefined()
  expect(link('joint')).toBeUndefined()
  expect(link('fuite', engine.urgencies[0]?.key)).toBeUndefined()
  vi.doUnmock('@plombier/quote-engine')
  vi.resetModules()
})

test.each([
  '',
  '2026-11-21.lyon.fuite.urgent.455.154',
  '2026-11-21.lyon.fuite.urgent.455.154.15382.',
  'lyon.2026-11-21.fuite.urgent.455.154.15382',
  '2026-11-21.__proto__.fuite.urgent.0.144.14400',
  '2026-11-21.lyon.constructor.urgent.0.144.14400',
  '2026-11-21.lyon.fuite.jamais.0.144.14400',
  '2026-99-99.lyon.fuite.urgent.0.144.14400',
  '2026-11-21.lyon.fuite.urgent.-1.144.14400',
  `2026-11-21.lyon.fuite.urgent.${'9'.repeat(400)}.144.14400`,
  'a'.repeat(10_000),
])('“%s” says nothing', (hash) => {
  expect(parseQuoteLink(hash)).toBeUndefined()
})

test('whatever follows # is read without an error', () =>
  fc.assert(
    fc.property(fc.string(), (hash) => {
      expect(() => parseQuoteLink(hash)).not.toThrow()
    }),
  ))
