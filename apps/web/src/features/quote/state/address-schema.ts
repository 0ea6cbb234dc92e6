import { type Address, addressTypes } from '@plombier/geo-client'
import * as v from 'valibot'
import { communeName } from '../../../format/city-name.ts'

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
  coordinates: coordinatesSchema,
  /** The house number that was typed and that the label lacks: `12 bis`. */
  unknownNumber: v.optional(v.string()),
}) satisfies v.GenericSchema<unknown, Address>

/** An address that the form can have: a suggestion, or the visitor's position. */
export type PickedAddress = v.InferOutput<typeof addressSchema>

/** The name of an address: its label. A bare commune also gets its department: `Œuilly (Marne)`. */
export function addressName({ label, type, context }: Address): string {
  return type === 'municipality' ? communeName(label, context) : label
}

/** The house number that a text begins with, such as `12 bis`, unless the address has one. */
export function unknownNumber(typed: string, { label, type }: Address): string | undefined {
  if (type === 'housenumber') return undefined
  const [first] = /^\s*\d/.test(typed) ? houseNumbers(typed) : []
  return first && !houseNumbers(label).includes(first) ? first : undefined
}

/** Not `44300`, which is a postcode, nor the number of `1er étage`. */
function houseNumbers(text: string): readonly string[] {
  const matches = text.matchAll(
    /(?<![\p{L}\d])(\d{1,4})(?:\s?(bis|ter|quater|[a-d]))?(?![\p{L}\d'’.])/giu,
  )
  return Array.from(matches, ([, number, suffix]) =>
    [number, suffix?.toLowerCase()].filter(Boolean).join(' '),
  )
}
