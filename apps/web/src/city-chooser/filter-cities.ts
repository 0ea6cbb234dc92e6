import { type City, cities } from '@plombier/quote-engine'
import { normalizeText } from '../texts/normalize-text.ts'

/** The table of cities begins with the ten largest of France. */
const LARGEST = 10

/** All cities: the ten largest, then the others by the alphabet, which their slugs follow. */
export const cityGroups: readonly (readonly City[])[] = [
  cities.slice(0, LARGEST),
  cities.slice(LARGEST).sort((one, other) => (one.slug < other.slug ? -1 : 1)),
]

/**
 * The cities whose names begin with the text, at their first word or a later one, in the same order. Apostrophes,
 * hyphens and spaces do not count.
 */
export function filterCities(text: string): readonly City[] {
  const searched = normalizeText(text).replaceAll(' ', '')
  const written = [searched, searched.replace(/^st/, 'saint')]
  return cityGroups.flat().filter(({ name }) => {
    const words = normalizeText(name).split(' ')
    const endings = words.map((_, index) => words.slice(index).join(''))
    return endings.some((ending) => written.some((beginning) => ending.startsWith(beginning)))
  })
}
