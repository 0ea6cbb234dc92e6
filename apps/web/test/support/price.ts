import {
  type CitySlug,
  type Coordinates,
  calculateQuote,
  findCity,
  findUrgency,
  pdfAmounts,
  type QuoteLine,
  quoteLines,
  type ServiceId,
  type Tariff,
  type UrgencyKey,
} from '@plombier/quote-engine'
import { lowestUrgency, todaysTariff } from './todays-prices.ts'

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
  urgency = lowestUrgency.key,
  city = 'bordeaux',
  address,
  tariff = todaysTariff,
}: Work) {
  const origin = findCity(city).center
  const quote = calculateQuote(
    { serviceId: service, urgency, origin, destination: address ?? origin },
    tariff,
  )
  const billed = quote.billableKilometers
  const vat = `TVA ${percent(tariff.vatRate)}`
  const labels = {
    base: 'Prix de base',
    travel: `Déplacement (${billed === 0 ? 'moins de 1' : billed} km)`,
    urgency: `Majoration « ${findUrgency(urgency)?.label} »`,
    minimum: `Complément jusqu’au minimum de ${wholeEuros(tariff.minimumTotal)}`,
    rounding: 'Arrondi à l’euro',
    vat,
  }
  const named = (lines: readonly QuoteLine[]) =>
    lines.map(({ kind, amount }) => [labels[kind], euros(amount)] as const)
  const pdf = pdfAmounts(quote, tariff)
  const lines = quoteLines(quote, tariff)
  const pdfLines = named(lines.pdf)
  const beforeVat = pdfLines.filter(([label]) => label !== vat)
  const total = `${wholeEuros(quote.totalPrice)} TTC`
  const pdfTotal = `Total du document PDF, TVA de ${percent(tariff.vatRate)} ajoutée`
  return {
    ...quote,
    pdf,
    /** `['Prix de base', '1 234,00 €']` and so on, without the total. */
    lines: {
      screen: named(lines.screen),
      pdf: [
        ...beforeVat,
        ['Sous-total', euros(pdf.subtotal)] as const,
        ...pdfLines.slice(beforeVat.length),
      ],
    },
    /** `1 234 €` */
    amount: wholeEuros(quote.totalPrice),
    /** `1 234,00 € sur le PDF, TVA de … % ajoutée` */
    onPdf: `${euros(pdf.total)} sur le PDF, TVA de ${percent(tariff.vatRate)} ajoutée`,
    /** `1 234,00 €`, as tables show it */
    exactAmount: euros(quote.totalPrice),
    /** `1 234 € TTC` */
    total,
    /** `Estimation affichée : 1 234 € TTC` */
    estimate: `Estimation affichée : ${total}`,
    /** The document's last line, `['Total TTC Total du document PDF, TVA de … % ajoutée', '1 234,00 €']` */
    documentTotal: [`Total TTC ${pdfTotal}`, euros(pdf.total)] as const,
  }
}

/** The travel rule of a tariff, as all pages word it. */
export function travelRule({ freeKilometers, pricePerKilometer }: Tariff<string> = todaysTariff) {
  return `${freeKilometers} km offerts, puis ${euros(pricePerKilometer)} par km`
}

/** What every quote by a tariff says of its prices. */
export function indicativePrices(tariff: Tariff<string> = todaysTariff) {
  const day = new Date(tariff.date).toLocaleDateString('fr-FR', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return `Prix indicatifs, tarifs du ${day.replace(/^1 /, '1er ')} : le devis définitif est établi par le professionnel après diagnostic sur place.`
}

/** The conditions of every quote by a tariff. */
export function conditions(tariff: Tariff<string> = todaysTariff) {
  return [
    'Devis valable 30 jours.',
    indicativePrices(tariff),
    `Déplacement : ${travelRule(tariff)}.`,
    'Avant les travaux, le professionnel vous remet son propre devis, qui indique, selon l’arrêté du 24 janvier 2017 (article 4) : date, nom et adresse de l’entreprise, nom du client, lieu de l’intervention, nature exacte des travaux, décompte de chaque prestation et produit, en quantité et en prix unitaire, frais de déplacement, totaux HT et TTC, avec le taux de TVA, durée de validité de l’offre, devis gratuit ou payant. Rien ne vous oblige à l’accepter.',
  ]
}

// By the platform's own French: the site has formats of its own.

/** `1 234,50 €` */
export function euros(amount: number, options: Intl.NumberFormatOptions = {}) {
  const format = { style: 'currency', currency: 'EUR', ...options } as const
  return plain(amount.toLocaleString('fr-FR', format)).replace('-', '−')
}

/** `1 234 €` */
export function wholeEuros(amount: number) {
  return euros(amount, { maximumFractionDigits: 0 })
}

/** `5,5 %` */
export function percent(share: number) {
  return plain(share.toLocaleString('fr-FR', { style: 'percent', maximumFractionDigits: 2 }))
}

/** With plain spaces in place of no-break ones, as locators compare texts. */
export function plain(text: string): string {
  return text.replace(/\p{Zs}/gu, ' ')
}
