import type { Address } from '@plombier/geo-client'
import { FREE_KILOMETERS, findCity, findService, findUrgency } from '@plombier/quote-engine'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { quoteFormSchema } from '../../src/features/quote/form/quote-form-schema.ts'
import { answers, issueQuote } from '../../src/features/quote/issued-quote.ts'
import { placeAt } from '../support/places.ts'
import { priceOf } from '../support/price.ts'

const bordeaux = findCity('bordeaux')
const address = placeAt('bordeaux', FREE_KILOMETERS + 31, 0)

const values = v.parse(quoteFormSchema, {
  name: '  Élodie d’Artagnan ',
  phone: ' 06 12 34 56 78 ',
  email: ' elodie@example.fr ',
  address: {
    text: '12 Rue du Port',
    pick: { label: '12 Rue du Port', coordinates: address },
  },
  service: 'fuite',
  urgency: 'urgent',
  description: ' Fuite sous l’évier. ',
})

describe('an issued quote', () => {
  test('holds the price and the trimmed values that it was computed for', () => {
    const issuedAt = new Date(1_795_000_123_456)
    const quote = issueQuote(values, { city: bordeaux, number: 'DEV-123456', issuedAt })
    expect(quote.number).toBe('DEV-123456')
    expect(quote.client).toEqual({
      name: 'Élodie d’Artagnan',
      phone: '06 12 34 56 78',
      email: 'elodie@example.fr',
    })
    expect(quote).toMatchObject({
      issuedAt,
      city: bordeaux,
      service: { id: 'fuite' },
      urgency: { key: 'urgent' },
    })
    expect(quote.description).toBe('Fuite sous l’évier.')
    expect(quote.address).toEqual({ label: '12 Rue du Port', coordinates: address })
    const { totalPrice } = priceOf({ service: 'fuite', urgency: 'urgent', address })
    expect(quote.price.totalPrice).toBe(totalPrice)
  })

  test('names a bare commune with its postcode, and any other address by its label', () => {
    const named = (details: Partial<Address>) => {
      const address = { label: 'Œuilly', coordinates: bordeaux.center, ...details }
      const issue = { city: bordeaux, number: 'DEV-123456', issuedAt: new Date() }
      return issueQuote({ ...values, address }, issue).address.label
    }
    expect(named({ type: 'municipality', postcode: '51480' })).toBe('Œuilly (51480)')
    expect(named({ type: 'municipality' })).toBe('Œuilly')
    expect(named({ type: 'locality', postcode: '51480' })).toBe('Œuilly')
    expect(named({ postcode: '51480' })).toBe('Œuilly')
  })
})

describe('a quote answers', () => {
  const issue = { city: bordeaux, number: 'DEV-123456', issuedAt: new Date() }

  test('the form that it was issued for', () => {
    expect(answers(issueQuote(values, issue), values)).toBe(true)
  })

  test.each([
    ['name', { name: 'Zoé' }],
    ['telephone', { phone: '06 12 34 56 79' }],
    ['e-mail', { email: '' }],
    ['address', { address: { label: '14 Rue du Port', coordinates: address } }],
    ['place', { address: { label: '12 Rue du Port', coordinates: bordeaux.center } }],
    ['service', { service: findService('wc-repair') }],
    ['urgency', { urgency: findUrgency('normal') }],
    ['description', { description: 'Fuite sous le lavabo.' }],
  ])('no form with another %s', (_, change) => {
    expect(answers(issueQuote(values, issue), { ...values, ...change })).toBe(false)
  })
})
