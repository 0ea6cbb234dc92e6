import { normalizeText } from './normalize-text.ts'

const abbreviations = new Map(
  Object.entries({
    all: 'allee',
    av: 'avenue',
    ave: 'avenue',
    bd: 'boulevard',
    blvd: 'boulevard',
    ch: 'chemin',
    crs: 'cours',
    fbg: 'faubourg',
    imp: 'impasse',
    pl: 'place',
    q: 'quai',
    r: 'rue',
    rte: 'route',
    sq: 'square',
    st: 'saint',
    ste: 'sainte',
  }),
)

const streetTypes = 'allee avenue boulevard chemin cours impasse place quai route rue square'.split(
  ' ',
)

// Words of thousands of names, which distinguish none; within a whole name they still count.
const commonWords = new Set([
  ...'a au aux d de des du en et l la le les lez s saint sainte sous sur'.split(' '),
  ...streetTypes,
])

const postcode = /^\d{5}$/
const houseNumber = /^(\d{1,4})(?: ?(?:bis|ter|quater|[a-d]))? /

export interface Query {
  /** What may be a whole name, with or without its city: `saint etienne`. */
  name: string
  /** The end of the name from each of its words on; after a street, one of them is its city. */
  endings: string[]
  /** What distinguishes names: `etienne`, `42000`. */
  words: string[]
  /** The house number in front. */
  number: number
  /** Such as `rue`. */
  streetType: string | undefined
}

/** Reads what was typed: abbreviations written out, the house number apart. */
export function parseQuery(typed: string): Query {
  const text = normalizeText(typed)
  const words = text
    .replace(houseNumber, '')
    .split(' ')
    // The last word may be unfinished: `la r` is on its way to La Rochelle.
    .map((word, index, { length }) => (index < length - 1 && abbreviations.get(word)) || word)
  const nameWords = words.filter((word) => !postcode.test(word))
  return {
    name: nameWords.join(' '),
    endings: nameWords.map((_, index) => nameWords.slice(index).join(' ')),
    words: [...new Set(words)].filter((word) => !commonWords.has(word)),
    number: Number(houseNumber.exec(text)?.[1]),
    streetType: words.find((word) => streetTypes.includes(word)),
  }
}
