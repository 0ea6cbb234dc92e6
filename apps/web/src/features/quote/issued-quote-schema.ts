import { findCity, findService, findUrgency } from '@plombier/quote-engine'
import * as v from 'valibot'
import { coordinatesSchema } from './address-schema.ts'
import { lookUp } from './look-up.ts'

const priceLines = v.pipe(
  v.array(
    v.object({
      kind: v.picklist(['base', 'travel', 'urgency', 'minimum', 'rounding', 'subtotal', 'vat']),
      label: v.string(),
      amount: v.number(),
    }),
  ),
  v.readonly(),
)

/** An issued quote, from how JSON keeps it. City, service and urgency have to exist today. */
export const issuedQuoteSchema = v.object({
  number: v.pipe(v.string(), v.regex(/^DEV-\d{6}$/)),
  issuedAt: v.pipe(v.string(), v.isoTimestamp(), v.toDate()),
  city: v.pipe(
    v.object({ slug: v.string() }),
    lookUp(({ slug }) => findCity(slug)),
  ),
  client: v.object({ name: v.string(), phone: v.string(), email: v.string() }),
  /** `label` is the address's name. */
  address: v.object({ label: v.string(), coordinates: coordinatesSchema }),
  service: v.pipe(
    v.object({ id: v.string() }),
    lookUp(({ id }) => findService(id)),
  ),
  urgency: v.pipe(
    v.object({ key: v.string() }),
    lookUp(({ key }) => findUrgency(key)),
  ),
  description: v.string(),
  price: v.object({
    basePrice: v.number(),
    travelCost: v.number(),
    distance: v.number(),
    freeKilometers: v.number(),
    billableKilometers: v.number(),
    urgencyMultiplier: v.number(),
    totalPrice: v.number(),
    travelTime: v.number(),
    screenLines: priceLines,
    pdfLines: priceLines,
    pdf: v.object({ subtotal: v.number(), vat: v.number(), total: v.number() }),
  }),
  /** The tariff's `MINIMUM_TOTAL`, euros. */
  minimumTotal: v.number(),
  /** Sentences. */
  conditions: v.object({
    validity: v.string(),
    prices: v.string(),
    travel: v.string(),
    beforeTheWork: v.string(),
  }),
})

/**
 * A price with everything that it was computed for. Its number, date, amounts and conditions never
 * change, not even when a new release brings another tariff.
 */
export type IssuedQuote = Readonly<v.InferOutput<typeof issuedQuoteSchema>>
