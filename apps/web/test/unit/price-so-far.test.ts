import { cities } from '@plombier/quote-engine'
import { coordinates, serviceId, urgencyKey } from '@plombier/quote-engine/arbitraries'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { quoteFormSchema } from '../../src/features/quote/form/quote-form-schema.ts'
import { issueQuote } from '../../src/features/quote/issued-quote.ts'
import { priceSoFar } from '../../src/features/quote/your-price/price-so-far.ts'
import { cityOf } from '../support/places.ts'
import { priceOf } from '../support/price.ts'

const lyon = cityOf('lyon')

test('the quote always costs what the form has shown, and never less than its starting price', () => {
  fc.assert(
    fc.property(
      serviceId(),
      urgencyKey(),
      coordinates(),
      fc.constantFrom(...cities),
      (serviceType, urgency, place, city) => {
        const address = { label: 'Bordeaux', coordinates: place }
        const start = priceSoFar({ serviceType, urgency, address: undefined }, city)
        const exact = priceSoFar({ serviceType, urgency, address }, city)
        const client = { name: 'Élodie', phone: '0612345678', email: '', description: 'Une fuite.' }
        const request = v.parse(quoteFormSchema, {
          ...client,
          serviceType,
          urgency,
          address: { text: address.label, pick: address },
        })
        const { price } = issueQuote(request, city, new Date(), new Set())
        expect(exact).toMatchObject({ isExact: true, price })
        expect(start?.isExact).toBe(false)
        expect(start?.price.totalPrice).toBeLessThanOrEqual(price.totalPrice)
      },
    ),
  )
})

test('a service alone has its price at normal urgency', () => {
  const alone = priceSoFar({ serviceType: 'chauffe-eau', urgency: '', address: undefined }, lyon)
  expect(alone?.urgency.key).toBe('normal')
  const { totalPrice } = priceOf({ service: 'chauffe-eau', urgency: 'normal', city: 'lyon' })
  expect(alone?.price.totalPrice).toBe(totalPrice)
})

test('without a service nothing has a price', () => {
  const picks = { serviceType: '', urgency: 'urgent', address: undefined }
  expect(priceSoFar(picks, lyon)).toBeUndefined()
})
