import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { issuedQuoteSchema } from '../../src/pages/quote/issued-quote.ts'
import { anyWork } from '../support/any-work.ts'
import { placeAt } from '../support/places.ts'
import { sampleQuote } from '../support/sample-quote.ts'

test('an issued quote holds its number, its prices and the trimmed values', () => {
  const coordinates = placeAt('bordeaux', 51, 0)
  const typed = { name: '  Élodie d’Artagnan ', email: ' ', description: ' Fuite sous l’évier. ' }
  expect(sampleQuote({ ...typed, coordinates })).toMatchObject({
    number: 'DEV-412345',
    name: 'Élodie d’Artagnan',
    email: '',
    description: 'Fuite sous l’évier.',
    address: { label: '20 Avenue de la Gare 33000 Bordeaux', coordinates },
    totalPrice: 168,
    pdf: { subtotal: 168.18, vat: 33.64, total: 201.82 },
    urgencyTotals: [
      { urgency: 'normal', totalPrice: 140 },
      { urgency: 'urgent', totalPrice: 168 },
      { urgency: 'emergency', totalPrice: 210 },
    ],
    pricesAsOf: '2026-11-21',
  })
})

test('a quote that a tab kept is the same again, other JSON is none', () =>
  fc.assert(
    fc.property(anyWork, fc.string(), fc.jsonValue(), (work, text, other) => {
      // JSON knows no -0.
      const { latitude, longitude } = work.coordinates
      const coordinates = { latitude: latitude + 0, longitude: longitude + 0 }
      const quote = sampleQuote({ ...work, coordinates, name: text, description: text })
      expect(v.parse(issuedQuoteSchema, JSON.parse(JSON.stringify(quote)))).toEqual(quote)
      expect(v.is(issuedQuoteSchema, other)).toBe(false)
    }),
  ))
