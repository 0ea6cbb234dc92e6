import {
  type City,
  findCity,
  findService,
  findUrgency,
  hasPrice,
  type PdfAmounts,
  pdfAmounts,
  type Service,
  type Tariff,
  tariffs,
  type Urgency,
} from '@plombier/quote-engine'
import { isPossibleQuote } from '@plombier/quote-engine/quote-check'
import { namedLines, type Price } from '../../price/price.ts'

/** What a link tells of a quote, all of it from our tables, and whether its price list gives such a quote. */
export interface LinkedQuote {
  readonly city: City
  readonly service: Service
  readonly urgency: Urgency
  readonly tariff: Tariff<string>
  readonly travelCents: number
  readonly totalPrice: number
  readonly pdf: PdfAmounts
  readonly isPossible: boolean
}

/** As `quoteUrl` writes it. */
const form =
  /^(\d{4}-\d\d-\d\d)\.([a-z\d-]{1,40})\.([a-z\d-]{1,40})\.([a-z\d-]{1,40})\.(\d{1,7})\.(\d{1,7})\.(\d{1,9})$/

/** The quote of a link's hash; the day of a list that is not known here; nothing for what is no such link. */
export function parseQuoteLink(
  hash: string,
): LinkedQuote | { readonly unknownDay: string } | undefined {
  const [, day = '', slug = '', id = '', key = '', ...numbers] = form.exec(hash) ?? []
  const [travelCents = 0, totalPrice = 0, subtotalCents = 0] = numbers.map(Number)
  const tariff = tariffs.find(({ date }) => date === day)
  const [city, service, urgency] = [findCity(slug), findService(id), findUrgency(key)]
  if (!city || !service || !urgency) return undefined
  if (!tariff) return Number.isNaN(Date.parse(day)) ? undefined : { unknownDay: day }
  if (!hasPrice({ serviceId: id, urgency: key }, tariff)) return undefined
  const told = { basePrice: subtotalCents / 100, travelCost: 0, urgencyMultiplier: 1 }
  const pdf = pdfAmounts(told, { ...tariff, minimumTotal: 0 })
  const terms = { serviceId: id, urgency: urgency.key, travelCents }
  const isPossible = isPossibleQuote({ ...terms, totalPrice, subtotal: pdf.subtotal }, tariff)
  return { city, service, urgency, tariff, travelCents, totalPrice, pdf, isPossible }
}

/** What its price list gives for the terms of a link: at the travel cost that is printed. */
export function priceOf({ service, urgency, tariff, travelCents }: LinkedQuote) {
  const basePrice = tariff.basePrices[service.id] ?? 0
  const urgencyMultiplier = tariff.multipliers[urgency.key] ?? 1
  const parts = { basePrice, travelCost: travelCents / 100, urgencyMultiplier }
  const named = namedLines(parts, urgency, tariff)
  const total = named.screenLines.reduce((sum, { amount }) => sum + amount, 0)
  return { ...named, tariff, totalPrice: Math.round(total) }
}

/** The lines of a possible quote: those of its terms, and what its unrounded travel changes in two of them. */
export function linesOf(linked: LinkedQuote): Price['screenLines'] {
  const { screenLines, pdf } = priceOf(linked)
  const cents = Math.round((linked.pdf.subtotal - pdf.subtotal) * 100)
  const rounding = Math.round((linked.totalPrice - linked.pdf.subtotal) * 100)
  return [
    ...screenLines
      .filter(({ kind }) => kind !== 'rounding')
      .map((line) =>
        line.kind === 'urgency'
          ? { ...line, amount: Math.round(line.amount * 100 + cents) / 100 }
          : line,
      ),
    ...(rounding === 0
      ? []
      : [{ kind: 'rounding', label: 'Arrondi à l’euro', amount: rounding / 100 } as const]),
  ]
}
