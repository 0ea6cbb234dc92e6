import { type City, cities } from '@plombier/quote-engine'
import { normalizeText } from '../../format/normalize-text.ts'

/** The cities with a word that begins with the text. Accents, case and hyphens are ignored. */
export function filterCities(text: string): readonly City[] {
  const searched = normalizeText(text)
    .trim()
    .replace(/^st(e?) /, 'saint$1 ')
  return cities.filter(({ name }) => ` ${normalizeText(name)}`.includes(` ${searched}`))
}
