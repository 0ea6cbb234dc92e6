import { type Address, addressTypes } from '@plombier/geo-client'
import * as v from 'valibot'

export const coordinatesSchema = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
})

/** What the site needs of a picked address, as it was kept in the tab's storage. */
export const addressSchema = v.object({
  label: v.pipe(v.string(), v.nonEmpty()),
  // Only a hint, so the pick is kept without a type that this release does not know.
  type: v.fallback(v.optional(v.picklist(addressTypes)), undefined),
  /** Department and region: `44, Loire-Atlantique, Pays de la Loire`, in part of the overseas two parts. */
  context: v.optional(v.string()),
  /** The name of its commune. */
  city: v.optional(v.string()),
  coordinates: coordinatesSchema,
  /** The house number that was typed and that the label lacks: `12 bis`. */
  unknownNumber: v.optional(v.string()),
}) satisfies v.GenericSchema<unknown, Address>

/** An address that the form can have: a suggestion, or the visitor's position. */
export type PickedAddress = v.InferOutput<typeof addressSchema>

// Not `44300`, which is a postcode, nor the number of `1er étage`.
const houseNumber = /^\s*(?:n°\s?)?(\d{1,4})(?:\s?(bis|ter|quater|[a-d]))?(?![\p{L}\d'’.])/iu

/** The house number that begins what was typed, such as `12 bis`, unless the address has it. */
export function unknownNumber(typed: string, { label, type }: Address): string | undefined {
  const [, number, suffix = ''] = houseNumber.exec(typed) ?? []
  const isKnown = type === 'housenumber' || label.split(' ').includes(number ?? '')
  return number && !isKnown ? `${number} ${suffix.toLowerCase()}`.trim() : undefined
}
