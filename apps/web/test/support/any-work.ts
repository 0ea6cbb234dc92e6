import { cities } from '@plombier/quote-engine'
import { coordinates, serviceId, urgencyKey } from '@plombier/quote-engine/properties'
import fc from 'fast-check'

/** What a quote can be for, anywhere. */
export const anyWork = fc.record({
  city: fc.constantFrom(...cities.map(({ slug }) => slug)),
  service: serviceId(),
  urgency: urgencyKey(),
  coordinates: coordinates(),
})
