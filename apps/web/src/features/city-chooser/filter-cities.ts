import { type City, cities } from '@plombier/quote-engine'
import { fold } from '../../format/fold.ts'

/** The cities of which a word begins with the text; accents, case and hyphens are ignored. */
export function filterCities(text: string): readonly City[] {
  const searched = fold(text)
    .trim()
    .replace(/^st(e?) /, 'saint$1 ')
  return cities.filter(({ name }) => ` ${fold(name)}`.includes(` ${searched}`))
}
