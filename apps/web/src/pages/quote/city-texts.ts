import { type City, FREE_KILOMETERS, haversineKm } from '@plombier/quote-engine'
import { otherCommune } from '../../address/picked-address.ts'
import type { PickedAddress } from '../../memory.ts'
import type { PageSummary } from '../../site/page-meta.tsx'
import { cityWithA, cityWithDe } from '../../texts/city-name.ts'
import { kilometers, wholeKilometers } from '../../texts/french.ts'

/** What the site offers in a city. */
export function cityService({ name }: City): string {
  return `Plombier ${cityWithA(name)}`
}

/** How search engines and social sites present a city's calculator. */
export function citySummary(city: City): PageSummary {
  return {
    title: `${cityService(city)}\u00A0: devis immédiat`,
    description: `Calculez le prix d’un plombier ${cityWithA(city.name)}\u00A0: ${kilometers(FREE_KILOMETERS)} de déplacement offerts, devis gratuit et immédiat, sans engagement.`,
  }
}

/**
 * Where the work is, such as `à Lyon`. For an address in another commune it is `à Meaux`, and `start` says from
 * where the plumber comes: `au départ de Montreuil (34 km)`.
 */
export function workPlace(
  city: City,
  pick: PickedAddress | undefined,
): { readonly place: string; readonly start?: string } {
  const commune = otherCommune(pick, city)
  if (!pick || !commune) return { place: cityWithA(city.name) }
  const distance = wholeKilometers(haversineKm(city.center, pick.coordinates))
  return { place: cityWithA(commune), start: `au départ ${cityWithDe(city.name)} (${distance})` }
}
