import { categories, services } from '@plombier/quote-engine'
import { normalizeText } from '../../../format/normalize-text.ts'
import { serviceWords } from './service-words.ts'

/** Words that say nothing of a service. Neither do single letters, such as the `l` of `l’évier`. */
const EMPTY_WORDS = `
  ai au aux avec ca ce dans de des du elle en est et il je la le les ma mes mon ne on ou par pas plombier
  pour qui se sous sur tout trop un une
`.split(/\s+/)

/** Each service with what is searched of it, what counts most first. */
const searched = services.map((service) => ({
  service,
  texts: [service.name, serviceWords[service.id], service.description].map(
    (text) => ` ${normalizeText(text)}`,
  ),
}))
const everything = searched.flatMap(({ texts }) => texts).join()

/**
 * Without a word, all services by category. Otherwise those with any of the words: more words first, then
 * name before everyday words before description, then in the order of the price list.
 */
export function filterServices(text: string) {
  const words = wordsOf(text)
  if (words.length === 0) {
    return categories.map(({ id, name }) => ({
      name,
      items: services.filter(({ category }) => category === id),
    }))
  }
  const found = searched
    .map(({ service, texts }) => ({ service, rank: rankOf(texts, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
  return [{ items: found.map(({ service }) => service) }]
}

/** What is typed, word by word, as the services may have it. */
function wordsOf(text: string): string[] {
  return normalizeText(text)
    .split(' ')
    .filter((word) => word.length > 1 && !EMPTY_WORDS.includes(word))
    .map((word) => knownStart(word.replace(/(?<=....)[sx]$/, '').replace(/ee$/, 'e')))
}

/** As much of a word as any service has, four letters at least: `robin` of `robinnet`. */
function knownStart(word: string): string {
  let length = 4
  while (length < word.length && everything.includes(` ${word.slice(0, length + 1)}`)) length += 1
  return word.slice(0, length)
}

/** A hundred for each word that begins one of the texts', less where the text counts less. */
function rankOf(texts: readonly string[], words: readonly string[]): number {
  const places = words.map((word) => texts.findIndex((text) => text.includes(` ${word}`)))
  return places.filter((place) => place >= 0).reduce((rank, place) => rank + 100 - place, 0)
}
