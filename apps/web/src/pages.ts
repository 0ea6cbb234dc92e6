import { type City, cities } from '@plombier/quote-engine'
import { legalTitle } from './features/legal/legal-page.tsx'
import { aPlace } from './format/place.ts'
import { breadcrumbJsonLd, type JsonLd, serviceJsonLd } from './site/metadata/json-ld.ts'
import {
  cityPreviewImage,
  type PreviewImage,
  sitePreviewImage,
} from './site/metadata/preview-image.ts'

export interface Page {
  readonly path: string
  /** The file that a static host serves for the path. */
  readonly file: string
  /** What a link to it shows. */
  readonly previewImage?: PreviewImage
  readonly jsonLd: readonly JsonLd[]
}

type IndexedPage = Required<Page>

function cityPage(city: City): IndexedPage {
  const path = `/plombier-${city.slug}`
  const name = `Plombier ${aPlace(city.name)}`
  return {
    path,
    file: `plombier-${city.slug}.html`,
    previewImage: cityPreviewImage(city),
    jsonLd: [serviceJsonLd(name, [city]), breadcrumbJsonLd({ name, path })],
  }
}

/** The pages for search engines. */
export const indexedPages: readonly IndexedPage[] = [
  {
    path: '/',
    file: 'index.html',
    previewImage: sitePreviewImage,
    jsonLd: [serviceJsonLd('Mise en relation avec un plombier', cities)],
  },
  {
    path: '/mentions-legales',
    file: 'mentions-legales.html',
    previewImage: sitePreviewImage,
    jsonLd: [breadcrumbJsonLd({ name: legalTitle, path: '/mentions-legales' })],
  },
  ...cities.map(cityPage),
]

/** Every page of the site. */
export const pages: readonly Page[] = [
  ...indexedPages,
  { path: '/404', file: '404.html', jsonLd: [] },
]
