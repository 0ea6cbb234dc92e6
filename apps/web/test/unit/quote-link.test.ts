import { cities, servicesOf, tariffs, urgenciesOf } from '@plombier/quote-engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuoteLink } from '../../src/features/verify/linked-quote.ts'
import { calculatePrice } from '../../src/price/price.ts'
import { checkDigits, quoteUrl } from '../../src/price/quote-link.ts'
import { bothTotals } from '../../src/price/totals.ts'
import { placeAt } from '../support/places.ts'
import { plain } from '../support/price.ts'

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
    const url = quoteUrl({ ...work, price })
    return { ...work, price, url, hash: new URL(url).hash.slice(1) }
  })

/** A link that says this, and is whole. */
const sealed = (fields: string) => `${fields}.${checkDigits(fields)}`

test('every link of a quote leads back to its figures, which are possible, and holds nothing else', () =>
  fc.assert(
    fc.property(issued, ({ url, hash, city, service, urgency, price }) => {
      const totals = bothTotals(price).map((given) => ({ given }))
      const linked = { city, service, urgency, totals, isPossible: true }
      expect(parseQuoteLink(hash)).toMatchObject(linked)
      expect(url.slice(location.origin.length)).toMatch(
        /^\/verifier#[\d-]{10}\.[a-z-]+\.[a-z\d-]+\.[a-z\d-]+\.\d+\.\d+\.\d+\.\d\d$/,
      )
    }),
  ))

test('a link that was cut is told from one with another character or two neighbours swapped', () =>
  fc.assert(
    fc.property(issued, fc.nat(), fc.constantFrom(...'.-0189aez'), ({ hash }, random, other) => {
      const at = random % hash.length
      const [before, [character = '', next = '', ...after]] = [hash.slice(0, at), hash.slice(at)]
      const rest = after.join('')
      expect(parseQuoteLink(before)).toBe(before ? 'cut' : 'none')
      for (const text of [before + other + next + rest, before + next + character + rest]) {
        if (text !== hash) expect(parseQuoteLink(text)).toMatch(/^(cut|changed)$/)
      }
    }),
  ))

test('what other software puts into a link or behind it is no part of it', () =>
  fc.assert(
    fc.property(
      issued,
      fc.nat(),
      fc.constantFrom('', '.', ',', ')', '>', '%3E', '%20', '?fbclid=x1', '&utm_source=x'),
      fc.constantFrom('', '\n', '\r\n', ' ', '%20', '%0D%0A', '%0d%0a', '\u00AD', '\u200B'),
      ({ hash }, random, behind, within) => {
        const at = random % hash.length
        const sent = hash.slice(0, at) + within + hash.slice(at) + behind
        expect(parseQuoteLink(sent)).toEqual(parseQuoteLink(hash))
      },
    ),
  ))

test.each([
  ['455.149.14946', [undefined, undefined]],
  // What half a cent of travel does.
  ['455.149.14945', [undefined, undefined]],
  ['455.149.14944', [undefined, '179,35 €']],
  ['455.149.14948', [undefined, '179,35 €']],
  ['455.140.14946', ['149 € TTC', undefined]],
])('of the figures %s, our list gives others: %j', (figures, expected) => {
  const linked = parseQuoteLink(sealed(`2026-11-21.lyon.fuite.urgent.${figures}`))
  if (typeof linked === 'string' || !linked.totals) throw new Error('not read')
  expect(linked.isPossible).toBe(!expected.some(Boolean))
  const [screen, document] = linked.totals
  expect(screen?.expected && plain(screen.expected)).toBe(expected[0])
  expect(document?.expected && plain(document.expected).split(' sur ')[0]).toBe(expected[1])
})

test.each([
  ['0', 'Prix de base : 120,00 €. Déplacement compris, jusqu’à 20 km.'],
  ['455', 'Prix de base : 120,00 €. Déplacement : 4,55 €, soit environ 27 km.'],
])('%s cents of travel read “%s”', (cents, words) => {
  const linked = parseQuoteLink(sealed(`2026-11-21.lyon.fuite.normal.${cents}.125.12455`))
  expect(linked).toHaveProperty('rates')
  expect(plain((linked as { rates: string }).rates)).toBe(words)
})

test.each([
  ['2031-03-03.lyon.fuite.later.0.144.14400', { unknownDay: '2031-03-03' }],
  ['2026-11-21.lyon.fuite.urgent.455.154', 'cut'],
  ['lyon.2026-11-21.fuite.urgent.455.154.15382', 'changed'],
  ['2026-11-21.__proto__.fuite.urgent.0.144.14400', 'changed'],
  ['2026-11-21.lyon.constructor.urgent.0.144.14400', 'changed'],
  ['2026-11-21.lyon.fuite.jamais.0.144.14400', 'changed'],
  // Beyond the other side of the Earth.
  ['2026-11-21.lyon.fuite.urgent.1300000.144.14400', 'changed'],
  [`2026-11-21.lyon.fuite.urgent.${'9'.repeat(400)}.144.14400`, 'changed'],
])('“%s” reads as %o', (fields, read) => {
  expect(parseQuoteLink(sealed(fields))).toEqual(read)
})

test('whatever follows # is read without an error', () =>
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string().map(sealed)), (hash) => {
      expect(() => parseQuoteLink(hash)).not.toThrow()
    }),
  ))
