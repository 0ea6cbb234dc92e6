import { cities, findCity, services, urgencies } from '@plombier/quote-engine'
import * as v from 'valibot'
import { calculatePrice, type Price } from '../../price/price.ts'
import { oneLine } from '../../texts/typed-text.ts'
import { coordinatesSchema, type FormValues } from './form/form-schema.ts'

const amount = v.number()
const list = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly())
const lines = list(v.object({ label: v.string(), amount }))
const urgency = v.picklist(urgencies.map(({ key }) => key))

const priceSchema = v.object({
  basePrice: amount,
  travelCost: amount,
  distance: v.number(),
  freeKilometers: v.number(),
  billableKilometers: v.number(),
  urgencyMultiplier: v.number(),
  totalPrice: amount,
  travelTime: v.number(),
  requiredTools: list(v.string()),
  screenLines: lines,
  pdfLines: lines,
  pdf: v.object({ subtotal: amount, vat: amount, total: amount }),
  urgencyTotals: list(v.object({ urgency, totalPrice: amount })),
  pricesAsOf: v.pipe(v.string(), v.isoDate()),
}) satisfies v.GenericSchema<unknown, Price>

/**
 * A quote with what was asked, its number and its time. It is plain JSON: the tab keeps it as it is,
 * figures included, so that they stay the same when a new release has other prices.
 */
export const issuedQuoteSchema = v.object({
  ...priceSchema.entries,
  /** `DEV-` and the last six digits of the time in milliseconds. */
  number: v.string(),
  issuedAt: v.pipe(v.string(), v.isoTimestamp()),
  citySlug: v.picklist(cities.map(({ slug }) => slug)),
  serviceId: v.picklist(services.map(({ id }) => id)),
  urgency,
  name: v.string(),
  phone: v.string(),
  /** Empty where none was given. */
  email: v.string(),
  description: v.string(),
  address: v.object({ label: v.string(), coordinates: coordinatesSchema }),
})

export type IssuedQuote = Readonly<v.InferOutput<typeof issuedQuoteSchema>>

/** Prices what a valid form asks for in a city. Throws a `QuoteError` if there is no price. */
export function issueQuote(
  { service, urgency, address: { pick }, ...texts }: FormValues,
  citySlug: IssuedQuote['citySlug'],
  issuedAt: Date,
): IssuedQuote {
  const request = v.parse(requestSchema, { serviceId: service, urgency, address: pick })
  const { serviceId, address } = request
  return {
    ...calculatePrice({
      serviceId,
      urgency: request.urgency,
      origin: findCity(citySlug).center,
      destination: address.coordinates,
    }),
    ...request,
    number: `DEV-${String(issuedAt.getTime() % 1_000_000).padStart(6, '0')}`,
    issuedAt: issuedAt.toISOString(),
    citySlug,
    name: oneLine(texts.name),
    phone: oneLine(texts.phone),
    email: oneLine(texts.email),
    description: texts.description.trim(),
  }
}

const requestSchema = v.pick(issuedQuoteSchema, ['serviceId', 'urgency', 'address'])
