import { type City, cities } from '@plombier/quote-engine'
import { normalizeText } from '../texts/normalize-text.ts'

/** The list of cities begins with the ten largest of France. */
const LARGEST = 10

export const largestCities: readonly City[] = cities.slice(0, LARGEST)

const groups = [
  largestCities,
  // The slugs have the names' order, and need no `localeCompare`, whose first call takes 30 ms on a slow phone.
  cities.slice(LARGEST).sort((one, other) => (one.slug < other.slug ? -1 : 1)),
]

/**
 * The cities with words that begin with the text, the largest apart from the others, which come by the
 * alphabet. Only the text's letters and digits count, without accents.
 */
export function filterCities(text: string): readonly (readonly City[])[] {
  const searched = normalizeText(text).replace(/^st /, 'saint ')
  if (!searched) return groups
  return groups.map((group) =>
    group.filter(({ name }) => ` ${normalizeText(name)}`.includes(` ${searched}`)),
  )
}

/** The cities whose whole names a text has, such as `33000 Bordeaux`. */
export function citiesIn(text: string): readonly City[] {
  const searched = ` ${normalizeText(text)} `
  return cities.filter(({ name }) => searched.includes(` ${normalizeText(name)} `))
}
