import type { Address } from '@plombier/geo-client'
import * as engine from '@plombier/quote-engine'
import { cities, findCity, type Tariff } from '@plombier/quote-engine'
import { coordinates, serviceId, urgencyKey } from '@plombier/quote-engine/arbitraries'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  isIssuedFor,
  issueQuote,
  quoteNumber,
  serializeQuote,
} from '../../src/features/quote/state/issued-quote.ts'
import { emptyInput, type QuoteInput } from '../../src/features/quote/state/quote-input.ts'
import { entriesOf, typedFields } from '../../src/features/quote/state/typed-fields.ts'
import { validInputSchema } from '../../src/features/quote/state/valid-input.ts'
import { placeAt } from '../support/places.ts'
import { expectedPrice } from '../support/price.ts'
import { sampleQuote } from '../support/sample-quote.ts'
import { anyTariff, earlierTariff } from '../support/tariffs.ts'
import { todaysTariff, todaysUrgencies } from '../support/todays-prices.ts'

const picked = (pick: Address) => ({ address: { text: pick.label, pick } })
const bordeaux = findCity('bordeaux')
const address = placeAt('bordeaux', todaysTariff.freeKilometers + 31, 0)

const input: QuoteInput = {
  ...emptyInput,
  name: '  Élodie d’Artagnan ',
  phone: ' 06 12 34 56 78 ',
  email: ' elodie@example.fr ',
  ...picked({ label: '12 Rue du Port', coordinates: address }),
  service: 'fuite',
  urgency: 'urgent',
  description: ' Fuite sous l’évier. ',
}
const values = v.parse(validInputSchema, input)

describe('an issued quote', () => {
  test('holds the price and the trimmed values that it was computed for', () => {
    const issuedAt = new Date(1_795_000_123_456)
    const quote = issueQuote(values, { city: bordeaux, issuedAt })
    const { totalPrice } = expectedPrice({ service: 'fuite', urgency: 'urgent', address })
    expect(quote).toMatchObject({
      number: 'DEV-123456',
      issuedAt,
      city: bordeaux,
      typed: {
        name: 'Élodie d’Artagnan',
        phone: '06 12 34 56 78',
        email: 'elodie@example.fr',
        description: 'Fuite sous l’évier.',
      },
      address: { label: '12 Rue du Port', coordinates: address },
      service: { id: 'fuite' },
      urgency: { key: 'urgent' },
      price: { totalPrice },
    })
  })

  test.each([
    ['Œuilly', '51, Marne, Grand Est', 'Œuilly (Marne)'],
    ['Saint-Denis', '974, La Réunion', 'Saint-Denis (La Réunion)'],
    ['Paris', '75, Paris, Île-de-France', 'Paris'],
    ['Œuilly', undefined, 'Œuilly'],
  ])('names the bare commune %s with its department (%s): %s', (label, context, name) => {
    const named = (type: Address['type']) => {
      const address = { label, type, postcode: '51480', context, coordinates: bordeaux.center }
      const issue = { city: bordeaux, issuedAt: new Date() }
      return issueQuote({ ...values, address }, issue).address.label
    }
    expect(named('municipality')).toBe(name)
    expect(named('locality')).toBe(label)
  })
})

test('a quote number is DEV- and the last six digits of the time in milliseconds', () => {
  expect(quoteNumber(new Date(1_795_000_000_042))).toBe('DEV-000042')
})

describe('a quote answers', () => {
  const issue = { city: bordeaux, issuedAt: new Date() }

  test('the form that it was issued for, also when a newer tariff would price it differently', () => {
    expect(isIssuedFor(issueQuote(values, issue, earlierTariff), input)).toBe(true)
  })

  test.each([
    ['name', { name: 'Zoé' }],
    ['address', picked({ label: '14 Rue du Port', coordinates: address })],
    ['place', picked({ label: '12 Rue du Port', coordinates: bordeaux.center })],
    ['service', { service: 'wc-repair' }],
    ['description', { description: 'Fuite sous le lavabo.' }],
    ['telephone, which it refuses', { phone: '06' }],
  ])('no form with another %s', (_, change) => {
    expect(isIssuedFor(issueQuote(values, issue), { ...input, ...change })).toBe(false)
  })
})

describe('a quote that was kept as JSON', () => {
  const throughJson = (value: unknown) => JSON.parse(JSON.stringify(value))

  const published: Tariff<string>[] = []
  const publish = (...tariffs: Tariff<string>[]) => published.splice(0, Infinity, ...tariffs)
  let issuedQuoteSchema: typeof import('../../src/features/quote/state/issued-quote.ts').issuedQuoteSchema
  beforeAll(async () => {
    // Not `vi.mock`: another test file of this process may have loaded the engine already.
    vi.doMock('@plombier/quote-engine', () => ({ ...engine, tariffs: published }))
    vi.resetModules()
    ;({ issuedQuoteSchema } = await import('../../src/features/quote/state/issued-quote.ts'))
  })
  afterAll(() => {
    vi.doUnmock('@plombier/quote-engine')
    vi.resetModules()
  })

  test('is the same again, by whatever tariff it was issued', () => {
    const anyQuote = fc
      .record({
        service: serviceId(todaysTariff),
        urgency: urgencyKey(todaysTariff),
        city: fc.constantFrom(...cities.map(({ slug }) => slug)),
        // JSON knows no -0.
        coordinates: coordinates().map(throughJson),
        address: fc.string(),
        ...entriesOf(typedFields, () => fc.string()),
        tariff: fc.oneof(fc.constant(todaysTariff), anyTariff()),
      })
      .map(sampleQuote)
    fc.assert(
      fc.property(anyQuote, (quote) => {
        publish(quote.price.tariff, todaysTariff)
        const kept = throughJson(serializeQuote(quote))
        expect(v.parse(issuedQuoteSchema, kept)).toEqual(quote)
      }),
    )
  })

  test('is read by a release that has typed fields which it lacks', () => {
    publish(todaysTariff)
    const quote = sampleQuote()
    for (const name of Object.keys(quote.typed)) {
      const kept = serializeQuote({ ...quote, typed: { ...quote.typed, [name]: undefined } })
      const { typed } = v.parse(issuedQuoteSchema, throughJson(kept))
      expect(typed).toEqual({ ...quote.typed, [name]: '' })
    }
  })

  test.each([
    ['a service of another name', { service: 'toString' }],
    ['no date', { issuedAt: 'hier' }],
    ['a day on which no tariff began', { tariff: '2026-05-02' }],
    ['a service that its tariff did not price yet', { service: 'joint', tariff: '2026-04-30' }],
    ['an urgency that its tariff did not have yet', { urgency: todaysUrgencies[0]?.key }],
    [
      'a place that is none',
      { address: { label: 'Lyon', coordinates: { latitude: 95, longitude: 0 } } },
    ],
  ])('is refused with %s', (_, change) => {
    const { joint, ...basePrices } = earlierTariff.basePrices
    publish({ ...earlierTariff, date: '2026-04-30', basePrices }, earlierTariff, todaysTariff)
    const kept = serializeQuote(sampleQuote({ tariff: earlierTariff }))
    expect(v.is(issuedQuoteSchema, kept)).toBe(true)
    expect(v.is(issuedQuoteSchema, { ...kept, tariff: '2026-04-30' })).toBe(true)
    expect(v.is(issuedQuoteSchema, { ...kept, ...change })).toBe(false)
  })

  test('is refused if it is any other JSON, without an error', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => !v.is(issuedQuoteSchema, value)))
  })
})
