import type { Address } from '@plombier/geo-client'
import { findCity } from '@plombier/quote-engine'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  isIssuedFor,
  issuedQuoteSchema,
  issueQuote,
  serializeQuote,
} from '../../src/pages/quote/state/issued-quote.ts'
import { emptyInput, type QuoteInput } from '../../src/pages/quote/state/quote-input.ts'
import { validInputSchema } from '../../src/pages/quote/state/valid-input.ts'
import { livePrice } from '../../src/price/live-price.ts'
import { anyWork } from '../support/any-work.ts'
import { placeAt } from '../support/places.ts'
import { sampleQuote } from '../support/sample-quote.ts'

const picked = (pick: Address) => ({ address: { text: pick.label, pick } })
const bordeaux = findCity('bordeaux')
const label = '12 Rue du Port'
const input: QuoteInput = {
  ...emptyInput,
  name: '  Élodie d’Artagnan ',
  phone: '06 12 34 56 78',
  ...picked({ label, coordinates: placeAt('bordeaux', 51, 0) }),
  service: 'fuite',
  urgency: 'urgent',
  description: ' Fuite sous l’évier. ',
}
const values = v.parse(validInputSchema, input)
const issue = { city: bordeaux, issuedAt: new Date(1_795_000_000_042) }

test('an issued quote holds its number, its price and the trimmed values', () => {
  expect(issueQuote(values, issue)).toMatchObject({
    number: 'DEV-000042',
    typed: { name: 'Élodie d’Artagnan', email: '', description: 'Fuite sous l’évier.' },
    address: { label },
    price: { totalPrice: 168 },
  })
})

test.each<[boolean, string, Partial<QuoteInput>]>([
  [true, 'the form that it was issued for', {}],
  [false, 'another name', { name: 'Zoé' }],
  [false, 'another place', picked({ label, coordinates: bordeaux.center })],
  [false, 'another service', { service: 'wc-repair' }],
  [false, 'another description', { description: 'Fuite sous le lavabo.' }],
  [false, 'a telephone number that the form refuses', { phone: '06' }],
])('a quote answers, %s: %s', (answers, _, change) => {
  expect(isIssuedFor(issueQuote(values, issue), { ...input, ...change })).toBe(answers)
})

test('a quote costs what the form showed, and never less than its starting price', () =>
  fc.assert(
    fc.property(anyWork, (work) => {
      const { city, price, address } = sampleQuote(work)
      const live = (picks: object) => livePrice({ ...work, address: undefined, ...picks }, city)
      expect(live({ address })).toMatchObject({ isExact: true, price })
      expect(live({ address, urgency: '' })?.isExact).toBe(false)
      expect(live({})?.isExact).toBe(false)
      expect(live({})?.price.totalPrice).toBeLessThanOrEqual(price.totalPrice)
    }),
  ))

test('a quote that a tab kept is the same again, other JSON is none', () =>
  fc.assert(
    fc.property(anyWork, fc.string(), fc.jsonValue(), (work, text, other) => {
      // JSON knows no -0.
      const { latitude, longitude } = work.coordinates
      const coordinates = { latitude: latitude + 0, longitude: longitude + 0 }
      const quote = sampleQuote({ ...work, coordinates, name: text, description: text })
      const kept = JSON.parse(JSON.stringify(serializeQuote(quote)))
      expect(v.parse(issuedQuoteSchema, kept)).toEqual(quote)
      expect(v.is(issuedQuoteSchema, other)).toBe(false)
    }),
  ))
