import { cities, findCity, MINIMUM_TOTAL } from '@plombier/quote-engine'
import { coordinates, serviceId, urgencyKey } from '@plombier/quote-engine/arbitraries'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { issuedQuoteSchema } from '../../src/features/quote/issued-quote-schema.ts'
import { sampleQuote } from '../support/sample-quote.ts'

const throughJson = (value: unknown) => JSON.parse(JSON.stringify(value))

const anyQuote = () =>
  fc
    .record({
      service: serviceId(),
      urgency: urgencyKey(),
      city: fc.constantFrom(...cities.map(({ slug }) => slug)),
      coordinates: coordinates(),
      address: fc.string(),
      name: fc.string(),
      description: fc.string(),
    })
    .map(sampleQuote)

test('every quote that was kept as JSON is the same again', () => {
  fc.assert(
    fc.property(anyQuote(), (quote) => {
      const parsed = v.parse(issuedQuoteSchema, throughJson(quote))
      expect(throughJson(parsed)).toEqual(throughJson(quote))
      expect(parsed.issuedAt).toEqual(quote.issuedAt)
    }),
  )
})

test('amounts and conditions of an earlier tariff stay as they were', () => {
  const quote = sampleQuote()
  const earlier = {
    ...quote,
    minimumTotal: quote.minimumTotal - 20,
    price: { ...quote.price, basePrice: quote.price.basePrice - 20 },
    conditions: { ...quote.conditions, prices: 'Prix indicatifs, tarifs du 1er mai 2026.' },
  }
  expect(v.parse(issuedQuoteSchema, throughJson(earlier))).toEqual(earlier)
})

test('any other JSON is refused, and never throws', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => !v.is(issuedQuoteSchema, value)))
})

test.each([
  ['a city that is no longer covered', { city: { ...findCity('lyon'), slug: 'atlantide' } }],
  ['a service of another name', { service: { id: 'toString' } }],
  ['a number of another form', { number: 'DEV-<b>' }],
  ['no date', { issuedAt: 'hier' }],
  ['an amount as text', { minimumTotal: String(MINIMUM_TOTAL) }],
  [
    'a place that is none',
    { address: { label: 'Lyon', coordinates: { latitude: 95, longitude: 0 } } },
  ],
])('a quote with %s is refused', (_, change) => {
  expect(v.is(issuedQuoteSchema, throughJson({ ...sampleQuote(), ...change }))).toBe(false)
})
