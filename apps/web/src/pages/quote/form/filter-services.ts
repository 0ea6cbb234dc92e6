import { categories, findService, type Service, services } from '@plombier/quote-engine'
import { normalizeText } from '../../../texts/normalize-text.ts'
import { serviceWords } from './service-words.ts'

interface ServiceGroup {
  /** Shown above the services, and read with them. */
  readonly name: string
  readonly items: readonly Service[]
}

const noService = 'Aucun service trouvé. En cas de doute\u00A0:'

/** Words that say nothing of a service. Neither do single letters, such as the `l` of `l’évier`. */
const EMPTY_WORDS = `
  ai au aux avec ca ce dans de des du elle en est et il je la le les ma mes mon ne on ou par pas plombier
  pour qui se sous sur tout trop un une
`.split(/\s+/)

/** The words of each service in which the search looks, each with a space before it. */
const searched = services.map((service) => ({
  service,
  words: ` ${normalizeText(`${service.name} ${serviceWords[service.id]} ${service.description}`)}`,
}))

/**
 * Without a word, all services by category. Otherwise it counts, for each service, how many of the typed words begin
 * one of its words, and returns the services with the highest count: first those whose name has most of the typed
 * words. If no service has any of them, it returns the diagnosis.
 */
export function filterServices(text: string): readonly ServiceGroup[] {
  const typed = normalizeText(text)
    .split(' ')
    .filter((word) => word.length > 1 && !EMPTY_WORDS.includes(word))
    .map(singular)
  if (typed.length === 0) {
    return categories.map(({ id, name }) => ({
      name,
      items: services.filter(({ category }) => category === id),
    }))
  }
  const countIn = (words: string) => typed.filter((word) => words.includes(` ${word}`)).length
  const counted = searched
    .map(({ service, words }) => ({
      service,
      count: countIn(words),
      inName: countIn(` ${normalizeText(service.name)}`),
    }))
    .sort((one, other) => other.inName - one.inName)
  const most = Math.max(...counted.map(({ count }) => count))
  const found = counted.filter(({ count }) => count === most).map(({ service }) => service)
  return [
    {
      name: most ? '' : noService,
      items: most ? found : [findService('diagnostic')],
    },
  ]
}

/**
 * Without the ending of a plural: words are found by their beginning, so `siphon` finds `siphons` as well.
 * `plus` is none: `plu` would find the rain.
 */
function singular(word: string) {
  return word.replace(/(?<=...|wc)(?<!^plu)(?:[sx]|nt)$/, '')
}
