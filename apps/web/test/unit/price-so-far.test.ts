import { cities } from '@plombier/quote-engine'
import { coordinates, serviceId, urgencyKey } from '@plombier/quote-engine/arbitraries'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceSoFar } from '../../src/features/quote/form/price-so-far.ts'
import { issueQuote } from '../../src/features/quote/issued-quote.ts'

const city = fc.constantFrom(...cities)

test('the quote always has the price that the form has shown, to the cent', () => {
  fc.assert(
    fc.property(
      serviceId(),
      urgencyKey(),
      coordinates(),
      city,
      (serviceType, urgency, place, city) => {
        const address = { label: 'Ici', coordinates: place }
        const shown = priceSoFar({ serviceType, urgency, address }, city)
        const values = { name: 'Élodie', phone: '0612345678', email: '', description: 'Une fuite.' }
        const issued = issueQuote(
          { ...values, serviceType, urgency, address: { text: 'Ici', pick: address } },
          city,
          new Date(),
        )
        expect(shown?.isExact).toBe(true)
        expect(shown?.price).toEqual(issued.price)
      },
    ),
  )
})

test('without an address the price is never above the one for an address', () => {
  fc.assert(
    fc.property(
      serviceId(),
      urgencyKey(),
      coordinates(),
      city,
      (serviceType, urgency, place, city) => {
        const picks = { serviceType, urgency }
        const address = { label: 'Ici', coordinates: place }
        const start = priceSoFar({ ...picks, address: undefined }, city)
        const exact = priceSoFar({ ...picks, address }, city)
        expect(start?.isExact).toBe(false)
        expect(start?.price.totalPrice).toBeLessThanOrEqual(exact?.price.totalPrice ?? 0)
      },
    ),
  )
})

test('a service alone has its price at normal urgency, and nothing has one without a service', () => {
  const [lyon] = cities.filter(({ slug }) => slug === 'lyon')
  if (!lyon) throw new Error('Lyon is covered')
  const alone = priceSoFar({ serviceType: 'chauffe-eau', urgency: '', address: undefined }, lyon)
  expect(alone?.urgency.key).toBe('normal')
  expect(alone?.price.totalPrice).toBe(180)
  expect(
    priceSoFar({ serviceType: '', urgency: 'urgent', address: undefined }, lyon),
  ).toBeUndefined()
})
