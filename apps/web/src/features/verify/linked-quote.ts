import {
  type City,
  findCity,
  findService,
  findUrgency,
  hasPrice,
  ratesOf,
  type Service,
  type Tariff,
  tariffs,
  type Urgency,
} from '@plombier/quote-engine'
import {
  figureBounds,
  isPossibleQuote,
  type QuotedWork,
  type QuoteFigures,
  withVat,
} from '@plombier/quote-engine/quote-check'
import { euros, kilometers } from '../../format/french.ts'
import { checkDigits } from '../../price/quote-link.ts'
import { bothTotals } from '../../price/totals.ts'

/** What a link says of a quote, in words from our tables. */
export interface LinkedQuote {
  readonly city: City
  readonly service: Service
  readonly urgency: Urgency
  readonly tariff: Tariff
  /** What the tariff asks before the urgency: `Prix de base : 120,00 €. Déplacement : …` */
  readonly rates: string
  /** The screen's and the document's total. */
  readonly totals: readonly LinkedTotal[]
  /** Whether a quote by the tariff can have both. */
  readonly isPossible: boolean
}

interface LinkedTotal {
  /** As the link says it: `193 € TTC` */
  readonly given: string
  /** What the tariff gives, where that is something else. */
  readonly expected?: string
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
  const work = { serviceId: id, urgency: urgency.key, travelCents }
  const figures = { totalPrice, subtotal: subtotalCents / 100 }
  const bounds = boundsOf(work, tariff)
  const isPossible = bounds.length > 0 && isPossibleQuote({ ...work, ...figures }, tariff)
  const wordsOf = ({ totalPrice, subtotal }: QuoteFigures) =>
    bothTotals({ totalPrice, pdf: withVat(subtotal, tariff), tariff })
  const right = bounds.map(wordsOf)
  const totals = wordsOf(figures).map((given, index) => ({
    given,
    ...(!isPossible && { expected: [...new Set(right.map((words) => words[index]))].join(' ou ') }),
  }))
  const rates = `Prix de base\u00A0: ${euros(ratesOf(work, tariff).basePrice)}. ${travelInWords(travelCents, tariff)}`
  return { city, service, urgency, tariff, rates, totals, isPossible }
}

function boundsOf(work: QuotedWork<string, string>, tariff: Tariff): readonly QuoteFigures[] {
  try {
    return figureBounds(work, tariff)
  } catch {
    // Farther than the other side of the Earth.
    return []
  }
}

/** `Déplacement : 4,55 €, soit environ 27 km.` */
function travelInWords(cents: number, { freeKilometers, pricePerKilometer }: Tariff): string {
  if (cents === 0) return `Déplacement compris, jusqu’à ${kilometers(freeKilometers)}.`
  const way = kilometers(Math.round(freeKilometers + cents / 100 / pricePerKilometer))
  return `Déplacement\u00A0: ${euros(cents / 100)}, soit environ ${way}.`
}
