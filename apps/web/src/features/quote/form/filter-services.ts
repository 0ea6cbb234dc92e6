import { categories, type Service, services } from '@plombier/quote-engine'
import { normalizeText } from '../../../format/normalize-text.ts'

/**
 * The services with the most of the words, in name, description or category: all of them, if some have.
 * By category, in the order of the price list. Only letters and digits count, without accents.
 */
export function filterServices(text: string) {
  // One letter is what an apostrophe cuts off: `l` of `l’évier`.
  const words = normalizeText(text)
    .split(' ')
    .filter(({ length }) => length > 1)
  const counts = new Map(services.map((service) => [service, countIn(service, words)]))
  const most = Math.max(...counts.values())
  const found = services.filter((service) => counts.get(service) === most)
  return categories
    .map(({ id, name }) => ({ name, items: found.filter(({ category }) => category === id) }))
    .filter(({ items }) => items.length > 0 && (most > 0 || normalizeText(text) === ''))
}

/** How many of the words begin a word of a service. */
function countIn({ name, description, category }: Service, words: readonly string[]): number {
  const group = categories.find(({ id }) => id === category)
  const searched = ` ${normalizeText(`${name} ${description} ${group?.name}`)}`
  return words.filter((word) => searched.includes(` ${word}`)).length
}
