import { type City, cities } from '@plombier/quote-engine'
import { normalizeText } from '../../format/normalize-text.ts'

/** The cities with words that begin with the text. Only its letters and digits count, without accents. */
export function filterCities(text: string): readonly City[] {
  const searched = normalizeText(text).replace(/^st(e?) /, 'saint$1 ')
  return cities.filter(({ name }) => ` ${normalizeText(name)}`.includes(` ${searched}`))
}
