import { type Address, addressTypes } from '@plombier/geo-client'
import * as v from 'valibot'
import { withoutArrondissement } from '../../../format/city-name.ts'
import { normalizeText } from '../../../format/normalize-text.ts'

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
  /** What was typed of building, floor or flat: `bâtiment B 3e étage`. */
  unknownDetails: v.optional(v.string()),
}) satisfies v.GenericSchema<unknown, Address>

/** An address that the form can have: a suggestion, or the visitor's position. */
export type PickedAddress = v.InferOutput<typeof addressSchema>

/** The house number, such as `12 bis`, wherever it was typed, unless the address has one. */
export function unknownNumber(typed: string, { label, type }: Address): string | undefined {
  if (type === 'housenumber') return undefined
  const known = houseNumbers(label).map(({ number }) => number)
  const commune = normalizeText(withoutArrondissement(label)).split(' ').at(-1)
  // Not the arrondissement of `Lyon 3`, nor a date.
  const isOther = (before: string) => before === commune || dateWords.test(before)
  return houseNumbers(typed.replace(details, '')).find(
    ({ number, before }) => !known.includes(number) && !isOther(before),
  )?.number
}

const dateWords = /^(?:du|mars|mai|juin|juillet|aout|septembre|novembre)$/

const details =
  /(?<![\p{L}\d])(?:\d+(?:er?|[eè]me|nde?)\s+[eé]tage|b[aâ]t(?:iment)?|[eé]tage|esc(?:alier)?|app(?:artemen)?t|digicode|interphone|rdc|rez)(?![\p{L}\d]).*/iu

/** What a text says of building, floor or flat, without the postcode and commune behind it. */
export function unknownDetails(typed: string, { label }: Address): string | undefined {
  const words = details.exec(typed)?.[0].split(/[\s,]+/) ?? []
  const known = normalizeText(label).split(' ').reverse()
  while (words.length > 0 && known.shift() === normalizeText(words.at(-1) ?? '')) words.pop()
  return words.join(' ').trim() || undefined
}

/** With the word before it. Not `44300` or `(44)`, nor the number of `1er étage`. */
function houseNumbers(text: string) {
  const matches = text.matchAll(
    /(?:(\p{L}+)[\s,]+)?(?:n°\s?)?(?<![\p{L}\d(])(\d{1,4})(?:\s?(bis|ter|quater|[a-d]))?(?![\p{L}\d'’.])/giu,
  )
  return Array.from(matches, ([, before = '', number, suffix]) => ({
    before: normalizeText(before),
    number: [number, suffix?.toLowerCase()].filter(Boolean).join(' '),
  }))
}
