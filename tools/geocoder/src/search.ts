import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Coordinates, haversineKm } from '@plombier/quote-engine'

type Detail = 'label' | 'id' | 'type' | 'postcode' | 'city' | 'citycode' | 'context'

interface Entry {
  readonly address: Coordinates & Record<Detail, string>
  readonly nameWords: readonly string[]
  /** Postcodes, and the name of the commune around a street. */
  readonly otherWords: readonly string[]
  readonly houseNumbers: readonly string[]
  readonly population: number
}

// As far as the national service finds an address.
const REVERSE_KM = 0.2

// The postcode of a commune's centre comes first.
const communes = rowsOf('communes.csv').map((row) => {
  const [code = '', name = '', postcodes = '', context = '', ...numbers] = row
  const [population = 0, latitude = 0, longitude = 0] = numbers.map(Number)
  return { code, name, postcodes: postcodes.split(' '), context, population, latitude, longitude }
})

const communeEntries = communes.map((commune): Entry => {
  const { code, name, postcodes, population, context, latitude, longitude } = commune
  const own = { label: name, id: code, type: 'municipality', city: name, citycode: code }
  const [postcode = ''] = postcodes
  return {
    address: { ...own, postcode, context, latitude, longitude },
    nameWords: wordsOf(name),
    // The others belong to the arrondissements.
    otherWords: /^(Paris|Lyon|Marseille)$/.test(name) ? [postcode] : postcodes,
    houseNumbers: [],
    population,
  }
})

const streetEntries = rowsOf('streets.csv').map((row): Entry => {
  const [name = '', postcode = '', city = '', latitude, longitude, numbers = ''] = row
  const commune = communes.find((one) => one.name === city && one.postcodes.includes(postcode))
  if (!commune) throw new Error(`There is no commune ${postcode} ${city} for ${name}.`)
  const { code: citycode, context, population } = commune
  const own = { label: `${name} ${postcode} ${city}`, id: `${citycode}_${name}`, type: 'street' }
  const place = { latitude: Number(latitude), longitude: Number(longitude) }
  return {
    address: { ...own, postcode, city, citycode, context, ...place },
    nameWords: wordsOf(name),
    otherWords: [postcode, ...wordsOf(city)],
    houseNumbers: numbers.split(' '),
    population,
  }
})

function rowsOf(file: string) {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  const [, ...rows] = text.trim().split('\n')
  return rows.map((row) => row.split(';'))
}

/** The words of a text in lower case, without accents. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * At most `limit` features with words of the text, best first: those that have most of its letters, then those
 * whose name has the fewest others, then the nearest, then the largest. The last word may be a beginning.
 */
export function search(text: string, limit: number, near?: Coordinates, type?: string) {
  const [first = '', ...others] = wordsOf(text)
  const number = /^\d{1,4}$/.test(first) && others.length > 0 ? first : ''
  const typed = number ? others : [first, ...others]
  const last = typed.at(-1) ?? ''
  const lettersIn = (words: readonly string[]) =>
    typed.filter((word) => words.includes(word)).join('').length +
    (!words.includes(last) && words.some((word) => word.startsWith(last)) ? last.length : 0)
  return (
    [...communeEntries, ...streetEntries]
      .filter(({ address }) => !type || address.type === type)
      .map((entry) => {
        const { address, nameWords, otherWords, population } = entry
        const found = lettersIn([...nameWords, ...otherWords])
        const missing = nameWords.join('').length - lettersIn(nameWords)
        const km = near ? haversineKm(near, address) : 0
        return { entry, found, rank: [-found, missing, km, -population] }
      })
      // Half of the text's letters, so that `rue` alone finds nothing for `rue pasteur`.
      .filter(({ found }) => found * 2 >= typed.join('').length)
      .sort((a, b) => a.rank.map((value, at) => value - (b.rank[at] ?? 0)).find(Boolean) ?? 0)
      .slice(0, limit)
      .map(({ entry }) => feature(entry, entry.houseNumbers.includes(number) ? number : '', near))
  )
}

/** At most `limit` streets within 200 m, nearest first; of a street its first house. */
export function reverse(center: Coordinates, limit: number) {
  const km = ({ address }: Entry) => haversineKm(center, address)
  return streetEntries
    .filter((entry) => km(entry) <= REVERSE_KM)
    .sort((a, b) => km(a) - km(b))
    .slice(0, limit)
    .map((entry) => feature(entry, entry.houseNumbers[0], center))
}

/** A suggestion as the national service writes it; `distance` is in whole metres. */
function feature({ address }: Entry, number?: string, near?: Coordinates) {
  const { latitude, longitude, ...own } = address
  const house = { label: `${number} ${own.label}`, id: `${own.id}_${number}`, type: 'housenumber' }
  const distance = near && Math.round(haversineKm(near, address) * 1000)
  const geometry = { type: 'Point', coordinates: [longitude, latitude] }
  return { type: 'Feature', geometry, properties: { ...own, ...(number && house), distance } }
}
