import { type City, currentTariff } from '@plombier/quote-engine'
import { cityWithA } from '../../format/city-name.ts'
import { freeTravel } from '../../price/tariff-in-words.ts'
import { serviceJsonLd } from '../../site/metadata/json-ld.ts'
import type { PageHead } from '../../site/metadata/page-meta.tsx'
import { cityPreviewImage } from '../../site/metadata/preview-image.ts'

/** The title of a city's calculator. */
export function cityTitle({ name }: City): string {
  return `Plombier ${cityWithA(name)}\u00A0: devis immédiat`
}

export function cityHead(city: City): PageHead {
  const cityName = cityWithA(city.name)
  return {
    title: cityTitle(city),
    description: `Calculez le prix d’un plombier ${cityName}\u00A0: ${freeTravel(currentTariff)}, devis gratuit et immédiat, sans engagement.`,
    jsonLd: serviceJsonLd(`Plombier ${cityName}`, [city]),
    previewImage: cityPreviewImage(city),
  }
}
