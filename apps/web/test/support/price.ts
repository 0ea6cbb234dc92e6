import {
  type CitySlug,
  type Coordinates,
  calculateQuote,
  findCity,
  pdfAmounts,
  type ServiceId,
  type UrgencyKey,
  VAT_RATE,
} from '@plombier/quote-engine'
import { euros, percent, wholeEuros } from '../../src/format/french.ts'

interface Visit {
  readonly service: ServiceId
  readonly urgency?: UrgencyKey
  readonly city?: CitySlug
  /** Degrees, WGS 84; the city's centre by default. */
  readonly address?: Coordinates | undefined
}

/** What a visit costs by the engine's price list: its figures, and the totals as every page says them. */
export function priceOf({ service, urgency = 'normal', city = 'bordeaux', address }: Visit) {
  const origin = findCity(city)?.center
  if (!origin) throw new Error(`${city} is not covered`)
  const quote = calculateQuote({
    serviceId: service,
    urgency,
    origin,
    destination: address ?? origin,
  })
  const pdf = pdfAmounts(quote)
  return {
    ...quote,
    pdf,
    /** `144 € TTC` */
    total: plain(`${wholeEuros(quote.totalPrice)} TTC`),
    /** `Estimation affichée : 144 € TTC` */
    estimate: plain(`Estimation affichée : ${wholeEuros(quote.totalPrice)} TTC`),
    /** `Total du document PDF, TVA de 20 % ajoutée : 172,80 € TTC` */
    pdfTotal: plain(
      `Total du document PDF, TVA de ${percent(VAT_RATE)} ajoutée : ${euros(pdf.total)} TTC`,
    ),
  }
}

/** With plain spaces in place of no-break ones, as locators compare texts. */
export function plain(text: string): string {
  return text.replace(/\s/g, ' ')
}
