import {
  type CitySlug,
  type Coordinates,
  calculateQuote,
  findCity,
  findService,
  findUrgency,
  type ServiceId,
  type Tariff,
  type UrgencyKey,
} from '@plombier/quote-engine'
import { date } from '../../src/format/date.ts'
import { euros, kilometers, minutes, percent, wholeEuros } from '../../src/format/french.ts'
import { calculatePrice } from '../../src/price/price.ts'
import { todaysTariff } from './todays-prices.ts'

interface Work {
  readonly service: ServiceId
  readonly urgency?: UrgencyKey
  readonly city?: CitySlug
  /** Degrees, WGS 84; the city's centre by default. */
  readonly address?: Coordinates | undefined
  readonly tariff?: Tariff<string>
}

/** The engine's price of a piece of work: its figures, and its lines and totals as pages show them. */
export function expectedPrice({
  service,
  urgency = 'normal',
  city = 'bordeaux',
  address,
  tariff = todaysTariff,
}: Work) {
  const origin = findCity(city).center
  const destination = address ?? origin
  const quote = calculateQuote({ serviceId: service, urgency, origin, destination }, tariff)
  // Its names and order are read in price.test.ts.
  const { screenLines, pdfLines, pdf } = calculatePrice(
    {
      service: findService(service),
      urgency: findUrgency(urgency),
      city: { center: origin },
      address: { coordinates: destination },
    },
    tariff,
  )
  return {
    ...quote,
    pdf,
    /** `['Prix de base', '1 234,00 €']` and so on, without the total. */
    lines: {
      screen: screenLines.map(({ label, amount }) => line(label, amount)),
      pdf: pdfLines.map(({ label, amount }) => line(label, amount)),
    },
    /** `75 min après le départ` */
    arrival: plain(`${minutes(quote.travelTime)} après le départ`),
    /** `1 234 €` */
    amount: plain(wholeEuros(quote.totalPrice)),
    /** `1 234,00 €`, as tables show it */
    exactAmount: plain(euros(quote.totalPrice)),
    /** `1 234 € TTC` */
    total: plain(`${wholeEuros(quote.totalPrice)} TTC`),
    /** `Estimation affichée : 1 234 € TTC` */
    estimate: plain(`Estimation affichée : ${wholeEuros(quote.totalPrice)} TTC`),
    /** The document's last line, `['Total TTC Total du document PDF, TVA de … % ajoutée', '1 234,00 €']` */
    documentTotal: line(
      `Total TTC Total du document PDF, TVA de ${percent(tariff.vatRate)} ajoutée`,
      pdf.total,
    ),
    /** `Total du document PDF, TVA de … % ajoutée : 1 234,00 € TTC` */
    pdfTotal: plain(
      `Total du document PDF, TVA de ${percent(tariff.vatRate)} ajoutée : ${euros(pdf.total)} TTC`,
    ),
  }
}

/** The travel rule of a tariff, as all pages word it. */
export function travelRule({ freeKilometers, pricePerKilometer }: Tariff<string> = todaysTariff) {
  return plain(`${kilometers(freeKilometers)} offerts, puis ${euros(pricePerKilometer)} par km`)
}

/** The conditions of every quote by a tariff. */
export function conditions(tariff: Tariff<string> = todaysTariff) {
  return [
    'Devis valable 30 jours.',
    `Prix indicatifs, tarifs du ${date(tariff.date)} : le devis définitif est établi par le professionnel après diagnostic sur place.`,
    `Déplacement : ${travelRule(tariff)}.`,
    'Avant les travaux, le professionnel vous remet son propre devis, qui indique, selon l’arrêté du 24 janvier 2017 (article 4) : date, nom et adresse de l’entreprise, nom du client, lieu de l’intervention, nature exacte des travaux, décompte de chaque prestation et produit, en quantité et en prix unitaire, frais de déplacement, totaux HT et TTC, avec le taux de TVA, durée de validité de l’offre, devis gratuit ou payant. Rien ne vous oblige à l’accepter.',
  ].map(plain)
}

function line(label: string, amount: number) {
  return [plain(label), plain(euros(amount))] as const
}

/** With plain spaces in place of no-break ones, as locators compare texts. */
export function plain(text: string): string {
  return text.replace(/\p{Zs}/gu, ' ')
}
