import {
  type City,
  findCity,
  findService,
  findUrgency,
  hasPrice,
  type Service,
  type Tariff,
  tariffs,
  type Urgency,
} from '@plombier/quote-engine'
import {
  figureBounds,
  isPossibleQuote,
  linesOfFigures,
  withVat,
} from '@plombier/quote-engine/quote-check'
import { euros, wholeEuros } from '../../format/french.ts'
import { namedLines, type Price } from '../../price/price.ts'
import { checkDigits } from '../../price/quote-link.ts'
import { type Total, totals } from '../../price/totals.ts'

/** What a link says of a quote, all of it from our tables. */
export interface LinkedQuote {
  readonly city: City
  readonly service: Service
  readonly urgency: Urgency
  readonly tariff: Tariff<string>
  readonly totalPrice: number
  /** The screen's and the document's total. */
  readonly amounts: readonly LinkedTotal[]
  /** The lines of the screen's total; nothing if no quote by the tariff has these figures. */
  readonly lines: Price['screenLines'] | undefined
}

/** As the link says it. */
interface LinkedTotal extends Total {
  /** What it is by the tariff, where the link is wrong. */
  readonly expected: string | undefined
}

/** As `quoteUrl` writes it. What other software puts behind it is no part of it. */
const linkFormat =
  /^((\d{4}-\d\d-\d\d)\.([a-z\d-]{1,40})\.([a-z\d-]{1,40})\.([a-z\d-]{1,40})\.(\d{1,7})\.(\d{1,7})\.(\d{1,9}))\.(\d\d)(?!\.?\d)/

/** White space of mails that break lines, also encoded, and marks that nobody sees. */
const ignored = /[\s\p{Cf}]|%(?:20|0[9AD])/giu

/** As long as a link up to its check digits: what is shorter was cut. */
const wholeLength = /^([^.]*\.){7}../

/**
 * The quote of a link's hash; the day of a tariff that is not known here; or why nothing can be read:
 * there is no link, its end is missing, or it was changed.
 */
export function parseQuoteLink(
  hash: string,
): LinkedQuote | { readonly unknownDay: string } | 'none' | 'cut' | 'changed' {
  const link = hash.replace(ignored, '')
  if (!wholeLength.test(link)) return link ? 'cut' : 'none'
  const [, fields = '', day = '', slug = '', id = '', key = '', ...numbers] =
    linkFormat.exec(link) ?? []
  const [travelCents = 0, totalPrice = 0, subtotalCents = 0] = numbers.map(Number)
  if (checkDigits(fields) !== numbers.at(-1)) return 'changed'
  const tariff = tariffs.find(({ date }) => date === day)
  // `2026-02-30` becomes a day in March.
  if (!tariff) return new Date(day).toJSON()?.startsWith(day) ? { unknownDay: day } : 'changed'
  const [city, service, urgency] = [findCity(slug), findService(id), findUrgency(key)]
  const isPriced = hasPrice({ serviceId: id, urgency: key }, tariff)
  if (!city || !service || !urgency || !isPriced) return 'changed'
  const subtotal = subtotalCents / 100
  const quote = { serviceId: id, urgency: urgency.key, travelCents, totalPrice, subtotal }
  const isPossible = isPossibleQuote(quote, tariff)
  return {
    ...{ city, service, urgency, tariff, totalPrice },
    amounts: amountsOf(quote, tariff),
    lines: isPossible ? namedLines(linesOfFigures(quote, tariff), urgency, tariff) : undefined,
  }
}

function amountsOf(
  quote: Parameters<typeof isPossibleQuote>[0],
  tariff: Tariff<string>,
): readonly LinkedTotal[] {
  const { totalPrice, subtotal } = quote
  const [lowest, highest] = figureBounds(quote, tariff)
  // One printed travel cost stands for several: each cent between the bounds is possible.
  const subtotals = range(Math.round(lowest.subtotal * 100), Math.round(highest.subtotal * 100))
  const isSubtotalGiven = subtotals.includes(Math.round(subtotal * 100))
  const totalPrices = range(lowest.totalPrice, highest.totalPrice).filter(
    (totalPrice) => !isSubtotalGiven || isPossibleQuote({ ...quote, totalPrice }, tariff),
  )
  const expected = [
    totalPrices.includes(totalPrice) ? [] : totalPrices.map(wholeEuros),
    isSubtotalGiven ? [] : subtotals.map((cents) => euros(withVat(cents / 100, tariff).total)),
  ]
  return totals({ totalPrice, pdf: withVat(subtotal, tariff), tariff }).map((total, index) => ({
    ...total,
    expected: inWords(expected[index]),
  }))
}

/** `179,76 € ou 179,77 €`, or from the first to the last of more. */
function inWords(expected: readonly string[] = []): string | undefined {
  return expected.length > 2
    ? `de ${expected[0]} à ${expected.at(-1)}`
    : expected.join(' ou ') || undefined
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
