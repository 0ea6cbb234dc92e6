import type { Address, AddressType } from '@plombier/geo-client'
import * as v from 'valibot'

const precisions: readonly AddressType[] = ['housenumber', 'street', 'locality', 'municipality']

export const coordinatesSchema = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
})

/** A picked address, as it was kept in the tab's storage. */
export const addressSchema = v.object({
  label: v.pipe(v.string(), v.nonEmpty()),
  id: v.optional(v.string()),
  type: v.optional(v.picklist(precisions)),
  postcode: v.optional(v.string()),
  city: v.optional(v.string()),
  citycode: v.optional(v.string()),
  context: v.optional(v.string()),
  coordinates: coordinatesSchema,
  distance: v.optional(v.number()),
}) satisfies v.GenericSchema<unknown, Address>
