import { type City, currentTariff } from '@plombier/quote-engine'
import { cityWithA } from '../../format/city-name.ts'
import { freeTravel } from '../../price/tariff-in-words.ts'
import { breadcrumbJsonLd, serviceJsonLd } from '../../site/metadata/json-ld.ts'
import type { PageHead } from '../../site/metadata/page-meta.tsx'
import { cityPreviewImage } from '../../site/metadata/preview-image.ts'

/** The title of a city's calculator. */
export function cityTitle(city: City): string {
  return `${cityName(city)}\u00A0: devis immédiat`
}

export function cityHead(city: City): PageHead {
  const path = `/plombier-${city.slug}`
  const name = cityName(city)
  return {
    path,
    title: cityTitle(city),
    description: `Calculez le prix d’un plombier ${cityWithA(city.name)}\u00A0: ${freeTravel(currentTariff)}, devis gratuit et immédiat, sans engagement.`,
    jsonLd: [serviceJsonLd(name, [city]), breadcrumbJsonLd({ name, path })],
    previewImage: cityPreviewImage(city),
  }
}

function cityName({ name }: City) {
  return `Plombier ${cityWithA(name)}`
}
