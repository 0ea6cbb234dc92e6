import type { City } from '@plombier/quote-engine'

/** The path of a city's calculator. */
export function cityPath({ slug }: Pick<City, 'slug'>): string {
  return `/plombier-${slug}`
}

/** The query that preselects a service there, if one is given. */
export function serviceSearch(service: string | undefined): string {
  return service ? `?service=${service}` : ''
}
