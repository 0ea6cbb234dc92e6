import type { City } from '@plombier/quote-engine'
import { freeTravel } from '../../price/price-words.ts'
import { todaysTariff } from '../../price/todays-prices.ts'
import type { PageHead } from '../../site/page-meta.tsx'
import { cityPreviewImage } from '../../site/preview-image.ts'
import { cityWithA } from '../../texts/city-name.ts'

/** What the site offers in a city. */
export function cityService({ name }: City): string {
  return `Plombier ${cityWithA(name)}`
}

/** The title of a city's calculator. */
export function cityTitle(city: City): string {
  return `${cityService(city)}\u00A0: devis immédiat`
}

export function cityHead(city: City): PageHead {
  return {
    title: cityTitle(city),
    description: `Calculez le prix d’un plombier ${cityWithA(city.name)}\u00A0: ${freeTravel(todaysTariff)}, devis gratuit et immédiat, sans engagement.`,
    previewImage: () => cityPreviewImage(city),
  }
}
