import type { City } from '@plombier/quote-engine'

/**
 * The path of a city's calculator. Apart from `city-link.tsx`: pages that need it alone would share
 * `chosen-service.ts` with the entry script, which would then wait for their chunk.
 */
export function cityPath({ slug }: Pick<City, 'slug'>): string {
  return `/plombier-${slug}`
}
