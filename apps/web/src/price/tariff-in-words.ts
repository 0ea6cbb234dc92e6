import type { Tariff } from '@plombier/quote-engine'
import { euros, kilometers } from '../format/french.ts'

/** `20 km de déplacement offerts` */
export function freeTravel({ freeKilometers }: Tariff<string>): string {
  return `${kilometers(freeKilometers)} de déplacement offerts`
}

/** `20 km offerts, puis 0,65 € par km` */
export function travelRule({ freeKilometers, pricePerKilometer }: Tariff<string>): string {
  return `${kilometers(freeKilometers)} offerts, puis ${euros(pricePerKilometer)} par km`
}
