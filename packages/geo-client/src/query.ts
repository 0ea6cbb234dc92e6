import type { Address } from './address.ts'

/** Characters under which the service refuses a query. */
export const MIN_QUERY_LENGTH = 3

const MAX_QUERY_LENGTH = 200

/**
 * The text as the service accepts it: without marks that nobody sees, white space collapsed, first
 * character a letter or a digit, at most 200 UTF-16 units without a lone surrogate. Cleaning twice
 * changes nothing.
 *
 * @throws {TypeError} where it is no text, as from JavaScript
 */
export function cleanQuery(text: string): string {
  if (typeof text !== 'string') throw new TypeError('query must be a string')
  return text
    .replace(/\p{Format}/gu, '')
    .replace(/[\s\p{Surrogate}]+/gu, ' ')
    .replace(/^[^\p{L}0-9]+/u, '')
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/[\s\p{Surrogate}]+$/u, '')
}

/**
 * Whether the service can answer a cleaned query: it refuses under three characters and a first letter
 * without upper and lower case (`北京`), and breaks (HTTP 500 without a body) on a word of 60 letters
 * or more, which no French address has.
 */
export function isSearchable(query: string): boolean {
  const first = query.charAt(0)
  return (
    query.length >= MIN_QUERY_LENGTH &&
    (/[0-9]/.test(first) || first.toLowerCase() !== first.toUpperCase()) &&
    !/[\p{L}\p{M}\p{N}]{60}/u.test(query)
  )
}

/**
 * A cleaned query with the name of a place behind it. `undefined` where it has that name already,
 * case, accents and hyphens aside, or where the service would refuse it for its length.
 */
export function queryWithName(query: string, name: string): string | undefined {
  const withName = `${query} ${name}`
  const isNamed = ` ${plain(query)} `.includes(` ${plain(name)} `)
  return isNamed || withName.length > MAX_QUERY_LENGTH ? undefined : withName
}

/** Whether two texts are the same name, case, accents and hyphens aside. */
export function isSameName(text: string | undefined, name: string): boolean {
  return text !== undefined && plain(text) === plain(name)
}

/**
 * Whether a query says in which place an address is: its postcode, or a word that begins the name of its
 * commune and stands for none of its street. So `rue hugo di` names Dijon, and `rue de la mairie` not the
 * commune of Rue. A commune is named by whatever finds it.
 */
export function namesPlaceOf(query: string, address: Address): boolean {
  const { label, type, city = '', postcode } = address
  if (type === 'municipality') return true
  const street = plain(label.replace(/ \d{5} .*/, '')).split(' ')
  const others = plain(query)
    .split(' ')
    .filter((word) => {
      const index = street.findIndex((other) => other.startsWith(word))
      // Each word of the street is typed once: `rue saint martin saint malo`.
      return index < 0 || !street.splice(index, 1)
    })
  const commune = plain(city)
  return others.some((word) => word === postcode || (word.length > 1 && commune.startsWith(word)))
}

/** The words of a text in lower case, without accents, between single spaces; `st` is `saint`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bst(e?)\b/g, 'saint$1')
}
