import type { Address } from './address.ts'

/** Characters under which the service refuses a query. */
export const MIN_QUERY_LENGTH = 3

const MAX_QUERY_LENGTH = 200

/**
 * The text as the service reads it: no unseen marks, no `n°`, white space collapsed, first character a letter
 * or a digit, at most 200 UTF-16 units without a lone surrogate, `69 003` in one. Cleaning twice changes nothing.
 *
 * @throws {TypeError} where it is no text, as from JavaScript
 */
export function cleanQuery(text: string): string {
  if (typeof text !== 'string') throw new TypeError('query must be a string')
  return text
    .replace(/\p{Format}/gu, '')
    .replace(/\bn[°º]/gi, '')
    .replace(/[\s\p{Surrogate}]+/gu, ' ')
    .replace(/^[^\p{L}0-9]+/u, '')
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/[\s\p{Surrogate}]+$/u, '')
    .replace(/^(\d\d) (\d{3})$/, '$1$2')
}

/** Whether the service can answer a cleaned query: it breaks (HTTP 500) on a word of 60 letters. */
export function isSearchable(query: string): boolean {
  // Refused: `北京`, whose first letter has one case alone.
  const first = query.charAt(0)
  return (
    query.length >= MIN_QUERY_LENGTH &&
    (/[0-9]/.test(first) || first.toLowerCase() !== first.toUpperCase()) &&
    !/[\p{L}\p{M}\p{N}]{60}/u.test(query)
  )
}

/**
 * A cleaned query with the name of a place before its street, behind its number: the service completes the
 * last word. `undefined` where it has that name, or where it would be too long for the service.
 */
export function queryWithName(query: string, name: string): string | undefined {
  const withName = query.replace(/^(\d+( ?(bis|ter|quater|[a-d]))?\b)?[ ,]*/i, `$1 ${name} `).trim()
  const isNamed = ` ${plain(query)} `.includes(` ${plain(name)} `)
  return isNamed || withName.length > MAX_QUERY_LENGTH ? undefined : withName
}

/** Whether two texts are the same name, case, accents and hyphens aside. */
export function isSameName(text = '', name = ''): boolean {
  return plain(text) === plain(name)
}

/** How many words of a query an address lacks: -1 for the commune whose whole name it is. */
export function missedWords(query: string, address: Address): number {
  const { label, type, oldcity, district, postcode } = address
  if (type === 'municipality' && isSameName(label, query)) return -1
  // A label has its city.
  return missedIn([label, oldcity, district, postcode].join(' '), query)
}

/** How many words of a query, its house number aside, a text lacks; its beginning stands for a word. */
export function missedIn(text: string, query: string): number {
  const known = ` ${plain(text)} `
  const isIn = (word: string) => known.includes(/\d/.test(word) ? ` ${word} ` : ` ${word}`)
  // Articles and single letters distinguish nothing.
  const isSmall = (word: string) => /^(\p{L}|l[ae]s?|d[eu]s?|aux?)$/u.test(word)
  const words = plain(query)
    .replace(/^\d{1,4} /, '')
    .split(' ')
  return words.filter((word) => !isSmall(word) && !isIn(word)).length
}

/** The words of a text in lower case, without accents and the usual abbreviations; `12b` is `12 b`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/(?<=\d)(?=\p{L})|[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bst(e?)\b/g, 'saint$1')
    .replace(/\bbd\b/g, 'boulevard')
    .replace(/\brte\b/g, 'route')
}
