import { addressTypes } from '@plombier/geo-client'
import { cities, PRICES_AS_OF, services, urgencies } from '@plombier/quote-engine'
import * as v from 'valibot'

// What the tab keeps of a visit. It is also the only way by which one page hands something to the next.

const KEY = 'plombier-devis'

/** An address that was picked: an answer of the address service, or the visitor's position. */
const pickSchema = v.object({
  label: v.string(),
  type: v.fallback(v.optional(v.picklist(addressTypes)), undefined),
  /** The name of its commune. A position has none. */
  city: v.optional(v.string()),
  /** Department and region, which tell communes of one name apart. */
  context: v.optional(v.string()),
  coordinates: v.object({
    latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  }),
})

/** The form as it stands, complete or not. */
export const formValuesSchema = v.object({
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  /** The address as it stands in the field, and what was picked for it. */
  address: v.object({ text: v.string(), pick: v.optional(pickSchema) }),
  /** A service id, or an empty string. */
  service: v.string(),
  /** What was typed into the service field and is no pick. */
  serviceText: v.string(),
  /** An urgency key, or an empty string. */
  urgency: v.string(),
  description: v.string(),
})

export const emptyValues: FormValues = {
  name: '',
  phone: '',
  email: '',
  address: { text: '' },
  service: '',
  serviceText: '',
  urgency: '',
  description: '',
}

/**
 * An issued quote is what was asked: the form's values as they were typed, the city, its number, its time and
 * the day of the prices. Its price is computed from them wherever it is shown. A quote of another day is dropped,
 * so that prices of two days never meet.
 */
export const issuedQuoteSchema = v.object({
  values: v.object({
    ...formValuesSchema.entries,
    address: v.object({ text: v.string(), pick: pickSchema }),
    service: v.picklist(services.map(({ id }) => id)),
    urgency: v.picklist(urgencies.map(({ key }) => key)),
  }),
  citySlug: v.picklist(cities.map(({ slug }) => slug)),
  /** `DEV-` and the last six digits of the time in milliseconds. */
  number: v.string(),
  issuedAt: v.pipe(v.string(), v.isoTimestamp()),
  pricesAsOf: v.literal(PRICES_AS_OF),
})

const memorySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    values: formValuesSchema,
    quote: v.fallback(v.optional(issuedQuoteSchema), undefined),
  }),
)

export type FormValues = v.InferOutput<typeof formValuesSchema>
export type AddressValue = FormValues['address']
export type PickedAddress = v.InferOutput<typeof pickSchema>
export type IssuedQuote = Readonly<v.InferOutput<typeof issuedQuoteSchema>>
export type Memory = v.InferOutput<typeof memorySchema>

/** What this tab keeps; `undefined` for a new tab, and where the browser refuses storage by throwing. */
export function readMemory(): Memory | undefined {
  try {
    const { success, output } = v.safeParse(memorySchema, window.sessionStorage.getItem(KEY))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

/** Keeps what a visitor has entered and obtained, or with `undefined` forgets it. */
export function writeMemory(memory: Memory | undefined): void {
  try {
    if (memory) window.sessionStorage.setItem(KEY, JSON.stringify(memory))
    else window.sessionStorage.removeItem(KEY)
  } catch {
    // Without storage, the page itself remembers until it is left.
  }
}

/** Hands values to the form of the next page. The other values that the tab keeps stay. */
export function addToMemory(values: Partial<FormValues>): void {
  const memory = readMemory()
  writeMemory({ ...memory, values: { ...(memory?.values ?? emptyValues), ...values } })
}
