import * as v from 'valibot'
import { findTodaysService, findTodaysUrgency } from '../../../price/todays-prices.ts'
import { addressSchema } from './address-schema.ts'

/** A key of a table that may have changed since it was kept: an unknown one is as good as none. */
const keyOf = (find: (key: string) => unknown) =>
  v.pipe(
    v.string(),
    v.transform((key) => (find(key) ? key : '')),
  )

/** The form as it stands, complete or not. */
export const quoteInputSchema = v.object({
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  /** The address as typed, and the suggestion picked for it. */
  address: v.object({
    text: v.string(),
    pick: v.optional(addressSchema),
    /**
     * Only where the visitor's position was picked, for which there is no address: the part of the text
     * that is the position, also once the text was edited. The rest are words that the visitor typed.
     */
    positionText: v.optional(v.string()),
  }),
  /** A service id, or an empty string. */
  service: keyOf(findTodaysService),
  /** What was typed since the field was entered, or while no service was picked. */
  serviceText: v.optional(v.string()),
  /** An urgency key, or an empty string. */
  urgency: keyOf(findTodaysUrgency),
  description: v.string(),
})

export type QuoteInput = v.InferOutput<typeof quoteInputSchema>
export type AddressValue = QuoteInput['address']

export const emptyInput: QuoteInput = {
  name: '',
  phone: '',
  email: '',
  address: { text: '', pick: undefined },
  service: '',
  urgency: '',
  description: '',
}

/** Whether a visitor has entered anything. */
export function isFilledIn({ address, ...others }: QuoteInput): boolean {
  return [address.text, ...Object.values(others)].some(Boolean)
}
