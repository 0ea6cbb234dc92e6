import * as v from 'valibot'
import { findTodaysService, findTodaysUrgency } from '../../../price/todays-prices.ts'
import { oneLine } from '../../../texts/typed-text.ts'
import type { PickedAddress } from './address-schema.ts'
import { entryOf } from './entry-of.ts'
import type { AddressValue } from './quote-input.ts'
import { clientFields, entriesOf, workFields } from './typed-fields.ts'

/** Whether a text is long enough for an address. */
export function hasAddressLength(text: string): boolean {
  return oneLine(text).length >= 5
}

/** Shown below the field and in a toast. */
export const missingAddress = {
  title: 'Adresse manquante',
  text: 'Veuillez sélectionner une adresse dans la liste des suggestions',
} as const

/**
 * The form's rules, in the order of the page: what a quote needs. Cleans texts, replaces keys by their
 * entries.
 */
export const validInputSchema = v.object({
  ...entriesOf(clientFields, ({ rule }) => rule),
  address: v.pipe(
    v.custom<AddressValue>((value) => typeof value === 'object'),
    // A pick's name is long enough: `Y (Somme)`. Earlier releases kept `Lyon` as its text.
    v.check(({ text, pick }) => pick !== undefined || hasAddressLength(text), 'Adresse requise'),
    v.transform(({ pick }) => pick),
    v.custom<PickedAddress>(Boolean, missingAddress.title),
  ),
  service: entryOf(findTodaysService, 'Type de service requis'),
  urgency: entryOf(findTodaysUrgency, "Niveau d'urgence requis"),
  ...entriesOf(workFields, ({ rule }) => rule),
})

export type ValidInput = v.InferOutput<typeof validInputSchema>
