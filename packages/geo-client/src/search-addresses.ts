import type { Address, AddressType } from './address.ts'
import { assertCoordinates, type Coordinates, coordinateParameters } from './coordinates.ts'
import { type AddressRequestOptions, withService } from './request-addresses.ts'
import { assertWholeNumber } from './whole-number.ts'

// The service refuses a shorter and a longer text.
const MIN_TEXT_LENGTH = 3
const MAX_TEXT_LENGTH = 200

// Several communes share a name. No commune of France reaches farther than this from its centre.
const CITY_METRES = 30_000

/** The city in which the address most likely is; the coordinates are those of its centre. */
export interface SearchArea extends Coordinates {
  /** The name of its commune, such as `Mâcon`. With it, a second request can look for its own streets. */
  readonly name?: string | undefined
}

/** How and where to search. */
export interface SearchAddressesOptions extends AddressRequestOptions {
  /** Addresses at most; the public service allows 1 to 50. Default 5. */
  readonly limit?: number | undefined
  /**
   * Prefers what is near these coordinates, and leaves nothing out. They are sent to five decimals,
   * about a metre. Default: none.
   */
  readonly near?: SearchArea | undefined
  /** Finds only addresses of this type. Default: every type. */
  readonly type?: AddressType | undefined
}

/**
 * Checks what can be checked before there is a text.
 *
 * @throws {TypeError} which names the wrong option
 */
export function assertSearchOptions({ limit, near, timeoutMs }: SearchAddressesOptions): void {
  assertWholeNumber('limit', limit, 1)
  assertWholeNumber('timeoutMs', timeoutMs, 0)
  if (near === undefined) return
  assertCoordinates('near', near)
  if (typeof (near.name ?? '') !== 'string') throw new TypeError('near.name must be a string')
}

/** A typed text as it is sent: trimmed, white space folded, cut at 200 characters; `''` if it is too short. */
export function sentText(typed: string, maxLength = MAX_TEXT_LENGTH): string {
  const text = typed.trim().replace(/\s+/g, ' ').slice(0, maxLength).trim()
  return text.length < MIN_TEXT_LENGTH ? '' : text
}

/**
 * Finds French addresses for a text as people type it. A text under three characters resolves to an
 * empty list without a request. With `near.name`, `searchInCity` says what comes first.
 *
 * @throws {TypeError} for a wrong option, which it names
 * @throws {AddressSearchError} after one retry for a network error or a 5xx, none otherwise
 * @throws the reason of `signal` once that is aborted
 * @see https://geoservices.ign.fr/documentation/services/services-geoplateforme/geocodage
 */
export async function searchAddresses(
  text: string,
  options: SearchAddressesOptions = {},
): Promise<readonly Address[]> {
  assertSearchOptions(options)
  const { limit = 5, near, type, signal } = options
  const q = sentText(text)
  const place = near && coordinateParameters(near)
  const parameters = { limit: String(limit), ...place, ...(type && { type }) }
  return withService(options, async (ask) => {
    if (q === '') return []
    const search = (q: string) => ask('search', { q, ...parameters })
    const found = near?.name ? await searchInCity(q, near, search) : await search(q)
    signal?.throwIfAborted()
    return found.slice(0, limit)
  })
}

/**
 * Unless the first answer is a whole commune, or an answer in the city has every typed word, the service is
 * asked once more with the city's name behind the text. Answers in the city come first if no answer lacks
 * fewer of the typed words, and if their street has an untyped word for each one that they lack; the others
 * keep the order of the service.
 */
async function searchInCity(
  text: string,
  city: SearchArea,
  search: (text: string) => Promise<readonly Address[]>,
): Promise<readonly Address[]> {
  const typed = wordsOf(text.replace(HOUSE_NUMBER, ''))
  const lacked = ({ label, district, oldcity }: Address) =>
    missing(typed, wordsOf([label, district, oldcity].join(' '))).length
  const untyped = ({ label, postcode }: Address) =>
    missing(wordsOf(label.replace(HOUSE_NUMBER, '').split(` ${postcode} `)[0]), typed).length

  const found = await search(text)
  if (found[0]?.type === 'municipality') return found
  const isComplete = (address: Address) => isIn(city, address) && lacked(address) === 0
  const suffix = ` ${city.name}`
  const longer = `${sentText(text, MAX_TEXT_LENGTH - suffix.length)}${suffix}`
  const more = found.some(isComplete) ? [] : await search(longer).catch(() => [])
  const all = [...found, ...more]
  const fewest = Math.min(...all.map(lacked))
  const isOwn = (address: Address) =>
    isIn(city, address) && lacked(address) === fewest && fewest <= untyped(address)
  const list = [...all.filter(isOwn), ...found]
  return [...new Map(list.map((address) => [address.id ?? address.label, address])).values()]
}

function isIn({ name }: SearchArea, { city, distance = 0 }: Address): boolean {
  return wordsOf(city).join() === wordsOf(name).join() && distance <= CITY_METRES
}

/**
 * The words that are not among the others; the last one may be the beginning of one. Each of the others counts
 * once, so that `rue de lyon lyon` lacks a word in Paris.
 */
function missing(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return words.filter((word, index) => {
    const isBegun = index === words.length - 1 && /^\p{L}/u.test(word)
    const at = left.findIndex((other) => other === word || (isBegun && other.startsWith(word)))
    return at === -1 || !left.splice(at, 1)
  })
}

// `12`, `8b`, `12 bis`, `3-5`, `8 et 12`, and no postcode.
const HOUSE_NUMBER = /^(\d{1,4} ?(bis|ter|quater|et|[a-z])?[^\p{L}\d]+)+/iu

/** The words and numbers of a text in lower case, without accents; `12bis` are two. */
function wordsOf(text = ''): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe')
  return plain.match(/\p{L}+|\d+/gu) ?? []
}
