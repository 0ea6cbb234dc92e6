import { type City, services } from '@plombier/quote-engine'
import { wholeEuros } from '../../format/french.ts'
import { aPlace } from '../../format/place.ts'
import { advertisedPrice } from '../../price/advertised-price.ts'
import { brand } from '../brand.ts'

/** The preview picture of a page, where a link to it is shared. */
export interface LinkPicture {
  /** Where the file stands on the site. */
  readonly path: string
  /** In pixels, as the height. */
  readonly width: number
  readonly height: number
  readonly brand: string
  readonly lines: readonly [string, string]
  readonly price: string
  /** The picture in words. */
  readonly alt: string
}

const lowest = Math.min(...services.map(advertisedPrice))
const price = `À partir de ${wholeEuros(lowest)} TTC`

/** The picture of all pages but the cities'. */
export const sitePicture = linkPicture('accueil', ['Un plombier', 'en 2\u00A0minutes'])

/** The picture of a city's page: its name and the starting price. */
export function cityPicture({ name, slug }: City): LinkPicture {
  return linkPicture(`plombier-${slug}`, ['Plombier', aPlace(name)])
}

function linkPicture(name: string, lines: LinkPicture['lines']): LinkPicture {
  const alt = `${brand.name}\u00A0: ${lines.join(' ')}, ${price.replace('À', 'à')}`
  return {
    path: `/apercus/${name}.png`,
    width: 1200,
    height: 630,
    brand: brand.name,
    lines,
    price,
    alt,
  }
}
