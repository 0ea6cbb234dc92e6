import {
  findCity,
  findService,
  findUrgency,
  hasPrice,
  type Tariff,
  tariffs,
} from '@plombier/quote-engine'
import * as v from 'valibot'
import { addressName } from '../../../address/address-name.ts'
import { calculatePrice } from '../../../price/price.ts'
import { todaysTariff } from '../../../price/todays-prices.ts'
import { coordinatesSchema } from './address-schema.ts'
import { entryOf } from './entry-of.ts'
import type { QuoteInput } from './quote-input.ts'
import { typedTextsSchema } from './typed-fields.ts'
import { type ValidInput, validInputSchema } from './valid-input.ts'

const askedSchema = v.object({
  issuedAt: v.pipe(v.string(), v.isoTimestamp(), v.toDate()),
  city: entryOf(findCity),
  typed: typedTextsSchema,
  /** `label` is the address's name, `city` that of its commune. */
  address: v.object({
    label: v.string(),
    city: v.optional(v.string()),
    coordinates: coordinatesSchema,
  }),
  service: entryOf(findService),
  urgency: entryOf(findUrgency),
  /** Kept as its day. */
  tariff: entryOf((day) => tariffs.find(({ date }) => date === day)),
})

/**
 * An issued quote, from what the tab keeps of it. City, service, urgency and tariff have to exist
 * today, and the tariff has to price the service at that urgency.
 */
export const issuedQuoteSchema = v.pipe(
  askedSchema,
  v.check(({ service, urgency, tariff }) =>
    hasPrice({ serviceId: service.id, urgency: urgency.key }, tariff),
  ),
  v.transform(withPrice),
)

/**
 * A price with everything that it was computed for. Its amounts and conditions are always those of
 * its own tariff, `price.tariff`, also when a new release brings another.
 */
export type IssuedQuote = Readonly<v.InferOutput<typeof issuedQuoteSchema>>

function withPrice({ tariff, ...asked }: v.InferOutput<typeof askedSchema>) {
  return { ...asked, number: quoteNumber(asked.issuedAt), price: calculatePrice(asked, tariff) }
}

/** `DEV-` and the last six digits of the time in milliseconds. */
function quoteNumber(issuedAt: Date): string {
  return `DEV-${String(issuedAt.getTime() % 1_000_000).padStart(6, '0')}`
}

/** Prices what the form asks for in a city. Throws a `QuoteError` if there is no price. */
export function issueQuote(
  input: ValidInput,
  issue: Pick<IssuedQuote, 'city' | 'issuedAt'>,
  tariff: Tariff<string> = todaysTariff,
): IssuedQuote {
  return withPrice({ ...issue, ...requestOf(input), tariff })
}

/** Whether the form still asks for just what a quote was issued for. */
export function isIssuedFor(issuedQuote: IssuedQuote, input: QuoteInput): boolean {
  const { success, output } = v.safeParse(validInputSchema, input)
  const asked = (quote: IssuedQuote) => JSON.stringify(serializeQuote(quote))
  return success && asked({ ...issuedQuote, ...requestOf(output) }) === asked(issuedQuote)
}

/** What the tab keeps of a quote: only what all else is computed from. */
export function serializeQuote({
  number,
  price,
  ...asked
}: IssuedQuote): v.InferInput<typeof issuedQuoteSchema> {
  const { issuedAt, city, service, urgency } = asked
  return {
    ...asked,
    issuedAt: issuedAt.toISOString(),
    city: city.slug,
    service: service.id,
    urgency: urgency.key,
    tariff: price.tariff.date,
  }
}

function requestOf({ address, service, urgency, ...typed }: ValidInput) {
  const { city, coordinates } = address
  return {
    // In the order of the rules, in which a tab gives them back.
    typed,
    address: { label: addressName(address), city, coordinates },
    service,
    urgency,
  }
}
