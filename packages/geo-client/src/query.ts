import type { Address } from './address.ts'

/** Characters under which the service refuses a query. */
export const MIN_QUERY_LENGTH = 3

const MAX_QUERY_LENGTH = 200

// The service would look for `lot 14` or `les pins` anywhere. A residence stands behind a street, whose last
// word has four letters.
const FLAT =
  /(?<!\p{L}|\b(d[eu]s?|la) )((app(t|artement)|b[aâ]t(iment)?|esc(alier)?|[ée]tage|lot)\.? (\p{L}?\d+\p{L}?|\p{L})|\d+ ?(er?|[eè]me) [ée]tage)(?![\p{L}\p{N}'’])/giu
const RESIDENCE = /(?<=\p{L}{4}),? r[ée]s(id\p{L}*)?(?!\p{L})[^\d,]*/giu

/**
 * The text as the service reads it: no unseen marks, no `n°`, white space collapsed, first character a letter
 * or a digit, at most 200 UTF-16 units without a lone surrogate, `69 003` in one; no flat, floor, lot, stairs or building.
 */
export function cleanQuery(text: string): string {
  return text
    .replace(/\p{Format}/gu, '')
    .replace(/\bn[°º] ?/gi, '')
    .replace(FLAT, ' ')
    .replace(RESIDENCE, ' ')
    .replace(/[\s\p{Surrogate}]+/gu, ' ')
    .replace(/^[^\p{L}0-9]+/u, '')
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/[\s,\p{Surrogate}]+$/u, '')
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

// In front of a street: `12`, `42 A bis`, `12-14`; not `8 mai 1945`, nor the `d` of `12 d’artagnan`.
const HOUSE_NUMBER =
  /^((\d{1,4}) ?(bis|ter|quater|[a-z](?!\p{L}))?([ ,/-]+(\d{1,4}|bis|ter|quater|[a-z](?!\p{L})))*(?![\p{L}\p{N}'’]| ?(mars|mai|juin|juillet|\p{L}+embre)(?!\p{L}))[ ,]*)?/iu

/**
 * A cleaned query with the name of a place before its street, behind its number: the service completes the
 * last word, and reads nothing in front of a number. `undefined` where it has that name.
 */
export function queryWithName(query: string, name: string): string | undefined {
  const isNamed = ` ${plain(query)} `.includes(` ${plain(name)} `)
  return isNamed ? undefined : query.replace(HOUSE_NUMBER, `$2$3 ${name} `).trim()
}

/** Whether two texts are the same name, case, accents and hyphens aside. */
export function isSameName(text = '', name = ''): boolean {
  return plain(text) === plain(name)
}

/**
 * The words of a query that distinguish an address: no house number, articles or single letters. A street's
 * own are neither numbers nor its type, of which `av` is the beginning.
 */
export function wordsOf(query: string) {
  const words = plain(query.replace(HOUSE_NUMBER, '')).split(' ')
  const types = ' rue avenue boulevard place chemin impasse allee route'
  const all = words.filter((word) => !/^(\p{L}?|l[ae]s?|d[eu]s?|aux?)$/u.test(word))
  return { all, own: all.filter((word) => !/^\d{1,4}$/.test(word) && !types.includes(` ${word}`)) }
}

/**
 * How many of these words an address lacks. Its beginning stands for a word, but for a number; where a letter is
 * wrong, missing or too many, or two are swapped, half a word is lacking.
 */
export function missedIn(address: Partial<Address>, words: readonly string[]): number {
  const { label, oldcity, district, postcode } = address
  const known = ` ${plain([label, oldcity, district, postcode].join(' '))} `
  const isIn = (word: string) => known.includes(/\d/.test(word) ? ` ${word} ` : ` ${word}`)
  const isAlike = (word: string) =>
    word.length > 3 &&
    [...word.slice(1)].some((_, at) =>
      new RegExp(` ${word.slice(0, at)}\\S{0,3}${word.slice(at + 2)} `).test(known),
    )
  return words.reduce((sum, word) => sum + (isIn(word) ? 0 : isAlike(word) ? 0.5 : 1), 0)
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
}
