import { type City, FREE_KILOMETERS } from '@plombier/quote-engine'
import type { PageSummary } from '../../site/page-meta.tsx'
import { cityWithA } from '../../texts/city-name.ts'
import { kilometers } from '../../texts/french.ts'

/** What the site offers in a city. */
export function cityService({ name }: City): string {
  return `Plombier ${cityWithA(name)}`
}

/** The title of a city's calculator. */
export function cityTitle(city: City): string {
  return `${cityService(city)}\u00A0: devis immédiat`
}

/** How search engines and social sites present a city's calculator. */
export function citySummary(city: City): PageSummary {
  return {
    title: cityTitle(city),
    description: `Calculez le prix d’un plombier ${cityWithA(city.name)}\u00A0: ${kilometers(FREE_KILOMETERS)} de déplacement offerts, devis gratuit et immédiat, sans engagement.`,
  }
}
