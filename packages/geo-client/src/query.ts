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
  return hasWords(query, name) || withName.length > MAX_QUERY_LENGTH ? undefined : withName
}

/** Whether a text has the words of a name, case, accents and hyphens aside. */
export function hasWords(text: string, name: string): boolean {
  return words(text).includes(words(name))
}

/** The words of a text between spaces, such as ` saint etienne ` for `Saint-Étienne`. */
function words(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return ` ${plain} `.replace(/[^\p{L}\p{N}]+/gu, ' ')
}
