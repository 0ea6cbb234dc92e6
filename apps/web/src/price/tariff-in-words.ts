import type { Tariff } from '@plombier/quote-engine'
import { date } from '../format/date.ts'
import { euros, kilometers } from '../format/french.ts'

/** `20 km de déplacement offerts` */
export function freeTravel({ freeKilometers }: Tariff<string>): string {
  return `${kilometers(freeKilometers)} de déplacement offerts`
}

/** `20 km offerts, puis 0,65 € par km` */
export function travelRule({ freeKilometers, pricePerKilometer }: Tariff<string>): string {
  return `${kilometers(freeKilometers)} offerts, puis ${euros(pricePerKilometer)} par km`
}

/** Says that only the professional's own quote is final. */
export function indicativePrices({ date: day }: Tariff<string>): string {
  return `Prix indicatifs, tarifs du ${date(day)}\u00A0: le devis définitif est établi par le professionnel après diagnostic sur place.`
}
