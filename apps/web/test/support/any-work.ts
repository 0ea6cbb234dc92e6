import { cities, tariffOn } from '@plombier/quote-engine'
import { coordinates, serviceId, urgencyKey } from '@plombier/quote-engine/arbitraries'
import fc from 'fast-check'

const tariff = tariffOn('2026-11-22')

/** What a quote can be for, anywhere. */
export const anyWork = fc.record({
  city: fc.constantFrom(...cities.map(({ slug }) => slug)),
  service: serviceId(tariff),
  urgency: urgencyKey(tariff),
  coordinates: coordinates(),
})
