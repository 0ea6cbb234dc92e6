import * as v from 'valibot'
import { addressName } from '../../../address/address-name.ts'
import { addressSchema, type PickedAddress, unknownNumber } from './address-schema.ts'
import { typedTextsSchema } from './typed-fields.ts'

const addressValue = v.object({
  text: v.string(),
  pick: v.optional(addressSchema),
})

/** The form as it stands, complete or not. What an earlier release did not keep yet is empty. */
export const quoteInputSchema = v.object({
  ...typedTextsSchema.entries,
  /** The address as typed, and the suggestion picked for it. */
  address: v.optional(addressValue, { text: '' }),
  /** A service id, or an empty string. */
  service: v.optional(v.string(), ''),
  /** What was typed since the field was entered, or while no service was picked. */
  serviceText: v.optional(v.string()),
  /** An urgency key, or an empty string. */
  urgency: v.optional(v.string(), ''),
})

export type QuoteInput = v.InferOutput<typeof quoteInputSchema>
export type AddressValue = QuoteInput['address']

export const emptyInput = v.parse(quoteInputSchema, {})

/** The value of a field in which an address was picked: it shows the address by its name. */
export function pickedValue(pick: PickedAddress): AddressValue {
  return { text: addressName(pick), pick }
}

/** The value after a pick of what was found for a text, with the house number that the address lacks. */
export function pickedFor(typed: string, address: PickedAddress): AddressValue {
  return pickedValue({ ...address, unknownNumber: unknownNumber(typed, address) })
}

/** Whether a visitor has entered anything. */
export function isFilledIn({ address, ...others }: QuoteInput): boolean {
  return [address.text, ...Object.values(others)].some(Boolean)
}
