import {
  type CitySlug,
  findCity,
  type QuoteLineKind,
  type ServiceId,
  type UrgencyKey,
} from '@plombier/quote-engine'
import { priceOf } from '../../src/price/price-texts.ts'
import { euros, wholeEuros } from '../../src/texts/french.ts'

/** With plain spaces in place of no-break ones. */
export function plain(text: string) {
  return text.replace(/\p{Zs}/gu, ' ')
}

/** What the engine computes for a visit, as pages and documents write it, with plain spaces. */
export function amountsOf(
  serviceId: ServiceId,
  urgency: UrgencyKey,
  destination = findCity('bordeaux').center,
  city: CitySlug = 'bordeaux',
) {
  const origin = findCity(city).center
  const { quote, pdf, lines, totals } = priceOf({ serviceId, urgency, origin, destination })
  return {
    total: plain(wholeEuros(quote.totalPrice)),
    subtotal: plain(euros(pdf.subtotal)),
    vat: plain(euros(pdf.vat)),
    pdfTotal: plain(euros(pdf.total)),
    line: (kind: QuoteLineKind) =>
      plain(euros(lines.screen.find((line) => line.kind === kind)?.amount ?? Number.NaN)),
    totals: totals.map(({ totalPrice }) => plain(wholeEuros(totalPrice))),
  }
}
