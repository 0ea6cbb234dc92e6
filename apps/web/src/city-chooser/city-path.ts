import type { City } from '@plombier/quote-engine'

/** The path of a city's calculator. */
export function cityPath({ slug }: Pick<City, 'slug'>): string {
  return `/plombier-${slug}`
}
