import { type City, cities } from '@plombier/quote-engine'
import { normalizeText } from '../texts/normalize-text.ts'

/** The table of cities begins with the ten largest of France. */
const LARGEST = 10

/** All cities: the ten largest, then the others by the alphabet, which their slugs follow. */
export const cityGroups: readonly (readonly City[])[] = [
  cities.slice(0, LARGEST),
  cities.slice(LARGEST).sort((one, other) => (one.slug < other.slug ? -1 : 1)),
]

/** The cities with words that begin with the text, in the same groups; a group without one is left out. */
export function filterCities(text: string): readonly (readonly City[])[] {
  const searched = normalizeText(text).replace(/^st /, 'saint ')
  return cityGroups
    .map((group) => group.filter(({ name }) => ` ${normalizeText(name)}`.includes(` ${searched}`)))
    .filter((group) => group.length > 0)
}
