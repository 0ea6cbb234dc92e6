import { cities } from '@plombier/quote-engine'
import { coordinates, serviceId, urgencyKey } from '@plombier/quote-engine/arbitraries'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { issueQuote } from '../../src/features/quote/state/issued-quote.ts'
import { emptyInput } from '../../src/features/quote/state/quote-input.ts'
import { validInputSchema } from '../../src/features/quote/state/valid-input.ts'
import { livePrice } from '../../src/price/live-price.ts'
import { advertisedQuote } from '../../src/price/todays-prices.ts'
import { todaysServices, todaysTariff } from '../support/todays-prices.ts'

test('the quote costs what the form showed, and never less than its starting price', () => {
  fc.assert(
    fc.property(
      serviceId(todaysTariff),
      urgencyKey(todaysTariff),
      coordinates(),
      fc.constantFrom(...cities),
      (service, urgency, coordinates, city) => {
        const address = { label: 'Bordeaux', coordinates }
        const start = livePrice({ service, urgency, address: undefined }, city)
        const exact = livePrice({ service, urgency, address }, city)
        const typed = { name: 'Élodie', phone: '0612345678', description: 'Une fuite.' }
        const values = v.parse(validInputSchema, {
          ...emptyInput,
          ...typed,
          service,
          urgency,
          address: { text: address.label, pick: address },
        })
        const issuedAt = new Date()
        const { price } = issueQuote(values, { city, issuedAt })
        expect(exact).toMatchObject({ isExact: true, price })
        expect(start?.isExact).toBe(false)
        expect(livePrice({ service, urgency: '', address }, city)?.isExact).toBe(false)
        expect(start?.price.totalPrice).toBeLessThanOrEqual(price.totalPrice)
      },
    ),
  )
})

test.each([
  ['joint', 120],
  ['fuite', 120],
  ['ballon', 350],
] as const)('%s is advertised at its base price or the minimum: %d €', (id, totalPrice) => {
  const service = todaysServices.find((service) => service.id === id)
  expect(service && advertisedQuote(service).totalPrice).toBe(totalPrice)
})
