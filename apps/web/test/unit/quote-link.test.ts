import * as engine from '@plombier/quote-engine'
import { cities, servicesOf, tariffs, urgenciesOf } from '@plombier/quote-engine'
import { figureBounds } from '@plombier/quote-engine/quote-check'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { parseQuoteLink } from '../../src/features/verify/linked-quote.ts'
import { calculatePrice } from '../../src/price/price.ts'
import { checkDigits, quoteUrl } from '../../src/price/quote-link.ts'
import { totals } from '../../src/price/totals.ts'
import { placeAt } from '../support/places.ts'
import { euros, plain, wholeEuros } from '../support/price.ts'
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

const hashOf = (url: string) => new URL(url).hash.slice(1)

function read(hash: string) {
  const linked = parseQuoteLink(hash)
  if (typeof linked === 'string' || 'unknownDay' in linked) throw new Error('not read')
  return linked
}

/** A link that says this, and is whole. */
const sealed = (fields: string) => `${fields}.${checkDigits(fields)}`

/** What the tariff gives for the wrong ones of a link's two amounts. */
const expectedFor = (fields: string) => read(sealed(fields)).amounts.map(({ expected }) => expected)

test('every link of a quote leads back to its figures, which are possible, and holds nothing else', () =>
  fc.assert(
    fc.property(issued, ({ url, city, service, urgency, price }) => {
      const linked = read(hashOf(url))
      expect(linked).toMatchObject({
        city,
        service: { id: service.id },
        urgency: { key: urgency.key },
        totalPrice: price.totalPrice,
      })
      expect(linked.amounts).toEqual(
        totals(price).map((total) => ({ ...total, expected: undefined })),
      )
      const sum = linked.lines?.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
      expect(sum).toBe(price.totalPrice * 100)
      const [, path = ''] = url.split(origin)
      expect(path).toMatch(
        /^\/verifier#[\d-]{10}\.[a-z-]+\.[a-z\d-]+\.[a-z\d-]+\.\d+\.\d+\.\d+\.\d\d$/,
      )
    }),
    { numRuns: 500 },
  ))

test('a link that was cut is told from one with another character or two that are swapped, and neither is read', () =>
  fc.assert(
    fc.property(issued, fc.nat(), fc.constantFrom(...'.-0189aez'), ({ url }, random, other) => {
      const hash = hashOf(url)
      const at = random % hash.length
      const [before, character = '', next = '', after] = [
        hash.slice(0, at),
        hash[at],
        hash[at + 1],
        hash.slice(at + 2),
      ]
      const damaged = [before, before + other + next + after, before + next + character + after]
      expect(parseQuoteLink(before)).toBe(before ? 'cut' : 'none')
      for (const text of damaged) if (text !== hash) expect(() => read(text)).toThrow('not read')
    }),
    { numRuns: 500 },
  ))

test('what other software puts into a link or behind it is no part of it', () =>
  fc.assert(
    fc.property(
      issued,
      fc.nat(),
      fc.constantFrom(
        '',
        '.',
        ',',
        ')',
        '>',
        '%3E',
        '%20',
        '?fbclid=x1',
        '&fbclid=2',
        '&utm_source=x',
      ),
      fc.constantFrom('', '\n', '\r\n', ' ', '%20', '%0D%0A', '%0d%0a', '\u00AD', '\u200B'),
      ({ url }, random, behind, within) => {
        const hash = hashOf(url)
        const at = random % hash.length
        const sent = hash.slice(0, at) + within + hash.slice(at) + behind
        expect(parseQuoteLink(sent)).toEqual(read(hash))
      },
    ),
  ))

test('a changed amount is named, and what the tariff gives: both where two are possible', () => {
  const [day, id] = [tariffs[0]?.date, 'chauffe-eau']
  const work = `${day}.lyon.${id}.urgent.455`
  const { amounts } = read(sealed(`${work}.9.900`))
  expect(amounts.map(({ amount }) => plain(amount))).toEqual([wholeEuros(9), euros(10.8)])
  const [total = '', pdfTotal = ''] = expectedFor(`${work}.9.900`)
  expect(read(sealed(`${work}.9.900`)).lines).toBeUndefined()
  const [first = '', second = ''] = (pdfTotal ?? '').split(/ ou | à /)
  const cents = (text = '') => Number(text.replace(/\D/g, ''))
  expect(cents(second) - cents(first)).toBeGreaterThan(0)

  // Each of these is what an untouched link says.
  for (const given of [first, second]) {
    const subtotal = Math.round(cents(given) / (1 + (tariffs[0]?.vatRate ?? 0)))
    expect(expectedFor(`${work}.${cents(total)}.${subtotal}`)).toEqual([undefined, undefined])
    expect(expectedFor(`${work}.${cents(total) + 1}.${subtotal}`)).toEqual([total, undefined])
  }
})

test('of two totals that the travel allows, only the one of the given subtotal is named', () => {
  const work = { serviceId: 'chauffe-eau', urgency: 'urgent' }
  const tariff = engine.tariffOn('2026-11-21')
  // Each cent of travel with the highest figures that it stands for.
  const found = Array.from({ length: 1000 }, (_, travelCents) => ({
    travelCents,
    bounds: figureBounds({ ...work, travelCents }, tariff),
  })).find(
    ({ bounds: [lowest, highest] }) =>
      lowest.totalPrice < highest.totalPrice && highest.subtotal > lowest.totalPrice + 0.5,
  )
  if (!found) throw new Error('no such travel')
  const [, { totalPrice, subtotal }] = found.bounds
  const fields = [tariff.date, 'lyon', ...Object.values(work), found.travelCents]
  const link = [...fields, 9, Math.round(subtotal * 100)].join('.')
  const [expected = '', expectedPdf] = expectedFor(link)
  expect(plain(expected)).toBe(wholeEuros(totalPrice))
  expect(expectedPdf).toBeUndefined()
})

test('the day of another tariff is named as unknown, with an urgency of its own too', () => {
  expect(parseQuoteLink(sealed('2031-03-03.lyon.fuite.later.0.144.14400'))).toEqual({
    unknownDay: '2031-03-03',
  })
})

test('a service or an urgency that the tariff of the day did not have says nothing', async () => {
  const { joint, ...basePrices } = earlierTariff.basePrices
  // Not `vi.mock`: another test file of this process may have loaded the engine already.
  vi.doMock('@plombier/quote-engine', () => ({
    ...engine,
    tariffs: [{ ...earlierTariff, basePrices }, ...tariffs],
  }))
  vi.resetModules()
  const { parseQuoteLink } = await import('../../src/features/verify/linked-quote.ts')
  const link = (id: string, key = 'urgent') =>
    parseQuoteLink(sealed(`${earlierTariff.date}.lyon.${id}.${key}.0.144.14400`))
  expect(link('fuite')).toHaveProperty('lines')
  expect(link('joint')).toBe('changed')
  expect(link('fuite', engine.urgencies[0]?.key)).toBe('changed')
  vi.doUnmock('@plombier/quote-engine')
  vi.resetModules()
})

test.each([
  '2026-11-21.lyon.fuite.urgent.455.154',
  'lyon.2026-11-21.fuite.urgent.455.154.15382',
  '2026-11-21.__proto__.fuite.urgent.0.144.14400',
  '2026-11-21.lyon.constructor.urgent.0.144.14400',
  '2026-11-21.lyon.fuite.jamais.0.144.14400',
  '2026-99-99.lyon.fuite.urgent.0.144.14400',
  '2026-11-31.lyon.fuite.urgent.0.144.14400',
  '2026-02-30.lyon.fuite.urgent.0.144.14400',
  '2026-11-21.lyon.fuite.urgent.-1.144.14400',
  `2026-11-21.lyon.fuite.urgent.${'9'.repeat(400)}.144.14400`,
  'a'.repeat(10_000),
])('“%s” says nothing', (fields) => {
  expect(parseQuoteLink(fields)).toBe('cut')
  expect(parseQuoteLink(sealed(fields))).toMatch(/^(cut|changed)$/)
})

test('whatever follows # is read without an error', () =>
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string().map(sealed)), (hash) => {
      expect(() => parseQuoteLink(hash)).not.toThrow()
    }),
  ))
