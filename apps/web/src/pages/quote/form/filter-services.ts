import { categories, findService } from '@plombier/quote-engine'
import { todaysServices } from '../../../price/todays-prices.ts'
import { normalizeText } from '../../../texts/normalize-text.ts'
import { serviceWords } from './service-words.ts'

const atNight = 'Même de nuit, choisissez la panne\u00A0: c’est l’urgence qui augmente le prix.'

const noService = 'Aucun service trouvé. En cas de doute\u00A0:'

/** Words that say nothing of a service. Neither do single letters, such as the `l` of `l’évier`. */
const EMPTY_WORDS = `
  ai au aux avec ca ce dans de des du elle en est et il je la le les ma mes mon ne on ou par pas plombier
  pour qui se sous sur tout trop un une
`.split(/\s+/)

/** Each service with what is searched of it, what counts most first. */
const searched = todaysServices.map((service) => ({
  service,
  texts: [service.name, serviceWords[service.id], service.description].map(
    (text) => ` ${normalizeText(text)}`,
  ),
}))
const everything = searched.flatMap(({ texts }) => texts).join()

/**
 * Without a word, all services by category. Otherwise those with all the words that any service has, and
 * below them those with some: more words first, then name before everyday words before description, then
 * in the order of the tariff. A diagnosis, if no service has any of the words. Words for the night get a
 * heading.
 */
export function filterServices(text: string) {
  const words = wordsOf(text)
  if (words.length === 0) {
    return categories.map(({ id, name }) => ({
      name,
      items: todaysServices.filter(({ category }) => category === id),
    }))
  }
  const known = words.map(knownStart).filter((word) => word !== undefined)
  const found = searched
    .map(({ service, texts }) => ({ service, ...rankOf(texts, known) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
  if (found.length === 0) return [{ name: noService, items: [findService('diagnostic')] }]
  const itemsWith = (hasAll: boolean) =>
    found.filter((one) => one.hasAll === hasAll).map(({ service }) => service)
  const [whole, partial] = [itemsWith(true), itemsWith(false)]
  const name = /\b(nuit|soir|urgen)/.test(normalizeText(text)) ? atNight : ''
  if (whole.length === 0) return [{ name, items: partial }]
  return [
    { name, items: whole },
    { name: 'Autres services', items: partial },
  ].filter(({ items }) => items.length > 0)
}

/** The words of what is typed that may say something, without the ends that a number or a gender gives. */
function wordsOf(text: string): string[] {
  return normalizeText(text)
    .split(' ')
    .filter((word) => word.length > 1 && !EMPTY_WORDS.includes(word))
    .map((word) => word.replace(/(?<=....)[sx]$/, '').replace(/ee$/, 'e'))
}

/**
 * What of a word any service has: all of it or, as words are inflected and misspelt, all but three letters
 * of a longer one, `robin` of `robinnet`. `undefined` if that is too little.
 */
function knownStart(word: string): string | undefined {
  return [0, 1, 2, 3]
    .map((cut) => word.slice(0, word.length - cut))
    .filter(({ length }) => length >= Math.min(word.length, 5))
    .find((start) => everything.includes(` ${start}`))
}

/** `rank` is a hundred for each word that begins one of the texts', less where the text counts less. */
function rankOf(texts: readonly string[], words: readonly string[]) {
  const places = words
    .map((word) => texts.findIndex((text) => text.includes(` ${word}`)))
    .filter((place) => place >= 0)
  return {
    rank: places.reduce((rank, place) => rank + 100 - place, 0),
    hasAll: places.length === words.length,
  }
}
