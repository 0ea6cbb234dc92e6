import { type Address, type AddressType, addressTypes } from './address.ts'
import { assertCoordinates, type Coordinates, coordinateParameters } from './coordinates.ts'
import type { AddressRequestOptions } from './request-addresses.ts'
import { readRequestOptions, withService } from './request-addresses.ts'
import { assertWholeNumber } from './whole-number.ts'

// The service refuses shorter and longer texts.
const MIN_TEXT_LENGTH = 3
const MAX_TEXT_LENGTH = 200
// It also refuses a text whose first character is neither a digit nor a letter that has upper and lower case.
const SIGNS_IN_FRONT = /^[^\p{Changes_When_Casemapped}0-9]+/u

// Communes in different parts of France have the same name. An address farther than this from the city's
// centre is taken for one in another commune of that name, because hardly any commune is so large.
const CITY_METRES = 30_000

/** The city in which the address probably is. The coordinates are those of its centre. */
export interface SearchArea extends Coordinates {
  /**
   * The name of the commune, such as `Mâcon`. If it is given, a second request can search for streets of
   * this commune, and they come first. Default: no second request.
   */
  readonly name?: string | undefined
}

/** The options of `searchAddresses`. */
export interface SearchAddressesOptions extends AddressRequestOptions {
  /** The largest number of addresses. The public service allows 1 to 50. Default 5. */
  readonly limit?: number | undefined
  /**
   * The service prefers addresses near these coordinates, and still finds those far away. They are sent with
   * five decimals, which is about a metre. Default: none.
   */
  readonly near?: SearchArea | undefined
  /** Finds only addresses of this type. Default: every type. */
  readonly type?: AddressType | undefined
}

/**
 * Checks the options, so that a store can report a wrong one when it is made and not at the first search.
 *
 * @throws {TypeError} if an option is wrong; the message names it
 */
export function assertSearchOptions(options: SearchAddressesOptions): void {
  const { limit, near, type } = options
  readRequestOptions(options, true)
  assertWholeNumber('limit', limit, 1)
  if (type !== undefined && !addressTypes.includes(type))
    throw new TypeError(`type must be one of ${addressTypes.join(', ')}`)
  if (near === undefined) return
  assertCoordinates('near', near)
  if (typeof (near.name ?? '') !== 'string') throw new TypeError('near.name must be a string')
}

/**
 * Turns a typed text into the text that is sent: without the signs before its first letter or digit, trimmed,
 * each run of white space one space, cut at `maxLength` characters. A text that is too short for the service
 * gives `''`.
 *
 * @throws {TypeError} if it is no text
 */
export function sentText(typed: string, maxLength = MAX_TEXT_LENGTH): string {
  if (typeof typed !== 'string') throw new TypeError('text must be a string')
  const text = typed.replace(SIGNS_IN_FRONT, '').replace(/\s+/g, ' ').slice(0, maxLength)
  // The cut can leave the first half of an emoji at the end.
  const sent = text.replace(/\p{Cs}$/u, '').trim()
  return [...sent].length < MIN_TEXT_LENGTH ? '' : sent
}

/**
 * Finds French addresses for a typed text.
 *
 * With `near.name`, the streets of that city come first: unless the first answer is a whole commune, or an
 * answer in the city has every typed word, a second request has the city's name behind the text.
 *
 * @param text the text as it was typed; the first 200 characters are sent, without the signs in front
 * @returns the addresses, best first. A text under three characters gives none, and makes no request.
 * @throws {TypeError} if the text or an option is wrong; the message names it
 * @throws {AddressSearchError} if the service gives no answer. A network error or a 5xx is retried once first.
 * @throws the reason of `signal` if it is aborted
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
  const found = await withService(options, async (ask) => {
    if (q === '') return []
    const search = (q: string) => ask('search', { q, ...parameters })
    return near?.name ? searchInCity(q, near, search) : search(q)
  })
  signal?.throwIfAborted()
  return found.slice(0, limit)
}

/**
 * Searches so that streets of the city come first. Unless the first answer is a whole commune, or an answer in
 * the city has every typed word, a second request has the city's name behind the text. Then the typed words that
 * each answer lacks are counted. The answers in the city that lack the fewest of all come first. One exception: an
 * answer that lacks more typed words than its street has words that nobody typed is probably another street. It and
 * all others keep the order of the service.
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
  const keyOf = ({ id, label, coordinates }: Address) => id ?? JSON.stringify([label, coordinates])
  return [...new Map(list.map((address) => [keyOf(address), address])).values()]
}

/** Tells whether an address is in the city, and not in another commune of the same name. */
function isIn({ name }: SearchArea, { city, distance = 0 }: Address): boolean {
  return wordsOf(city).join() === wordsOf(name).join() && distance <= CITY_METRES
}

/**
 * Returns the words that are not among the others. The last word may be unfinished, so it is there if one of the
 * others begins with it. Each of the others counts once: of `rue de lyon lyon`, a `Rue de Lyon` in Paris lacks
 * the second `lyon`.
 */
function missing(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return words.filter((word, index) => {
    const isBegun = index === words.length - 1 && /^\p{L}/u.test(word)
    const at = left.findIndex((other) => other === word || (isBegun && other.startsWith(word)))
    return at === -1 || !left.splice(at, 1)
  })
}

// House numbers in front of a street: `12`, `8b`, `12 bis`, `3-5`, `8 et 12`. A postcode has five digits and
// is none.
const HOUSE_NUMBER = /^(\d{1,4} ?(bis|ter|quater|et|[a-z])?[^\p{L}\d]+)+/iu

/** Returns the words and numbers of a text in lower case, without accents. `12bis` gives `12` and `bis`. */
function wordsOf(text = ''): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe')
  return plain.match(/\p{L}+|\d+/gu) ?? []
}
