import type { City } from '@plombier/quote-engine'
import { cityPath } from '../city-chooser/city-path.ts'
import { startingFrom } from '../price/price-words.ts'
import { advertisedQuote, todaysServices } from '../price/todays-prices.ts'
import { brand } from '../settings.ts'
import { cityWithA } from '../texts/city-name.ts'
import { wholeEuros } from '../texts/french.ts'

/** The image that social sites show with a link to a page. */
export type PreviewImage = ReturnType<typeof previewImage>

function startingPrice() {
  const lowest = Math.min(...todaysServices.map((service) => advertisedQuote(service).totalPrice))
  return `${startingFrom} ${wholeEuros(lowest)} TTC`
}

/** The preview image of all pages except the cities'. */
export function sitePreviewImage() {
  return previewImage('accueil', ['Un plombier', 'en 2\u00A0minutes'])
}

/** The preview image of a city's page: its name and the starting price. */
export function cityPreviewImage(city: City) {
  return previewImage(cityPath(city).slice(1), ['Plombier', cityWithA(city.name)])
}

/** The picture of a page: two lines, and a pipe that leads to the starting price. */
function previewImage(name: string, lines: readonly [string, string]) {
  const price = startingPrice()
  const alt = `${brand.name}\u00A0: ${lines.join(' ')}, ${price[0]?.toLowerCase()}${price.slice(1)}`
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
