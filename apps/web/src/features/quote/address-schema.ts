import type { Address } from '@plombier/geo-client'
import * as v from 'valibot'

export const coordinatesSchema = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
})

/** What the site needs of a picked address, as it was kept in the tab's storage. */
export const addressSchema = v.object({
  label: v.pipe(v.string(), v.nonEmpty()),
  type: v.optional(v.picklist(['housenumber', 'street', 'locality', 'municipality'])),
  postcode: v.optional(v.string()),
  coordinates: coordinatesSchema,
}) satisfies v.GenericSchema<unknown, Address>
