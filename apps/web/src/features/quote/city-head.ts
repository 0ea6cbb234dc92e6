import { type City, FREE_KILOMETERS } from '@plombier/quote-engine'
import { kilometers } from '../../format/french.ts'
import { aPlace } from '../../format/place.ts'
import { breadcrumbJsonLd, serviceJsonLd } from '../../site/metadata/json-ld.ts'
import type { PageHead } from '../../site/metadata/page-head.ts'
import { cityPreviewImage } from '../../site/metadata/preview-image.ts'

/** The calculator of a city. */
export function cityHead(city: City): PageHead {
  const path = `/plombier-${city.slug}`
  const name = `Plombier ${aPlace(city.name)}`
  return {
    path,
    title: cityTitle(city),
    description: `Calculez le prix d’un plombier ${aPlace(city.name)}, déplacement compris\u00A0: ${kilometers(FREE_KILOMETERS)} offerts, devis gratuit et immédiat, sans engagement.`,
    jsonLd: [serviceJsonLd(name, [city]), breadcrumbJsonLd({ name, path })],
    previewImage: cityPreviewImage(city),
  }
}

/** The title of a city's calculator. */
export function cityTitle({ name }: City) {
  return `Plombier ${aPlace(name)}\u00A0: devis immédiat`
}
