import { travelCents } from '@plombier/quote-engine'
import type { Price, PricedWork } from './price.ts'

interface LinkedWork extends Pick<PricedWork, 'service' | 'urgency' | 'city'> {
  readonly price: Price
}

/**
 * The address of a quote's check, on the origin of the page:
 * `/verifier#2026-11-21.lyon.fuite.urgent.455.154.15382.07` is the day of the tariff, city, service,
 * urgency, travel in cents, total on screen in euros, PDF subtotal in cents, and check digits. Nothing
 * personal, and no exact distance; what follows `#` reaches no server.
 */
export function quoteUrl({ city, service, urgency, price }: LinkedWork): string {
  const { tariff, totalPrice, pdf } = price
  const cents = [travelCents(price), totalPrice, Math.round(pdf.subtotal * 100)]
  const fields = [tariff.date, city.slug, service.id, urgency.key, ...cents].join('.')
  return `${globalThis.location.origin}/verifier#${fields}.${checkDigits(fields)}`
}

/**
 * Two digits that tell a damaged text from a whole one: as in an IBAN the remainder by 97, here of its
 * ASCII codes. Any other character in a place and any two neighbours that are swapped give other digits.
 */
export function checkDigits(text: string): string {
  const rest = [...text].reduce((rest, letter) => (rest * 100 + letter.charCodeAt(0)) % 97, 0)
  return String(rest).padStart(2, '0')
}
