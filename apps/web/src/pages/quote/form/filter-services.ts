import { categories, findService, type Service, services } from '@plombier/quote-engine'
import { normalizeText } from '../../../texts/normalize-text.ts'
import { serviceWords } from './service-words.ts'

interface ServiceGroup {
  /** Shown above the services, and read with them. */
  readonly name: string
  readonly items: readonly Service[]
}

const noService = 'Aucun service trouvé. En cas de doute\u00A0:'

// GRDF runs this emergency line, free of charge: https://www.grdf.fr/urgence-gaz
const gasLeak =
  'Odeur de gaz\u00A0? Ce n’est pas un travail de plombier\u00A0: ne touchez à aucun interrupteur, ouvrez, sortez, puis appelez le 0\u00A0800\u00A047\u00A033\u00A033 (Urgence Sécurité Gaz, GRDF, jour et nuit) ou le 18.'

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
 * Without a word, all services by category. Otherwise those in which most of the typed words begin a word,
 * those with them in their name first; the diagnosis where none has any.
 */
export function filterServices(text: string): readonly ServiceGroup[] {
  const typed = normalizeText(text)
    .split(' ')
    .filter((word) => word.length > 1 && !EMPTY_WORDS.includes(word))
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
      name: [...(typed.includes('gaz') ? [gasLeak] : []), ...(most ? [] : [noService])].join(' '),
      items: most ? found : [findService('diagnostic')],
    },
  ]
}
