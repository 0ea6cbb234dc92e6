import type { Coordinates } from '@plombier/quote-engine'
import MiniSearch from 'minisearch'
import { type Commune, loadCommunes } from './communes.ts'
import {
  communeFeature,
  type Feature,
  numberedFeature,
  placeFeature,
  withDistance,
} from './feature.ts'
import { normalizeText } from './normalize-text.ts'
import { type Place, places } from './places.ts'
import { parseQuery } from './query.ts'

export interface Geocoder {
  /**
   * The best `limit` features for what was typed, a hundred at most, best first; among equals what is near.
   * With `near`, streets around it follow that have the typed type alone. `type` is that of all of them.
   */
  search(typed: string, limit: number, near?: Coordinates, type?: string): Feature[]
  /** At most `limit` streets, squares and stations within 200 m, nearest first; of a street its first house. */
  reverse(center: Coordinates, limit: number): Feature[]
}

interface Entry {
  feature: Feature
  /** Names that the whole query is compared with, one per line. */
  names: string
  city: string
  /** The street, square or station in it. */
  place: string
  postcodes: string
  /** Known house numbers. */
  numbers: readonly number[]
  /** Of the commune. */
  population: number
}

// The service weighs nearness among this many of the best matches of the text: what is not among
// them is not found, however near it is.
const BEST_MATCHES = 100

// A far address that has the number stands before a near street without it, as in the service.
const KNOWN_NUMBER = 1.6

// As far as the service adds streets that share `rue` alone with the text.
const SAME_TYPE_METRES = 450

// As far as the service finds an address; its documentation says 1,000 m.
const REVERSE_RADIUS_METRES = 200

export function createGeocoder(knownPlaces: Place[] = places): Geocoder {
  const communes = loadCommunes()
  const entries = [
    ...communes.map(communeEntry),
    ...knownPlaces.map((place) => placeEntry(place, communes)),
  ]
  const entryOf = (id: number) => entries[id] as Entry

  const index = new MiniSearch<Entry & { id: number }>({
    fields: ['names', 'city', 'place', 'postcodes'],
    tokenize: (text, field) => text.split(field === 'names' ? '\n' : ' '),
    searchOptions: {
      // The service completes the last word alone, and no number.
      prefix: (term, index, terms) =>
        index === terms.length - 1 && term.length > 2 && !/\d/.test(term),
      // What is begun stands before what has an error.
      weights: { prefix: 0.5, fuzzy: 0.2 },
      // One edit: the service misses some errors too, here two swapped letters.
      fuzzy: (term) => (term.length > 3 && !/\d/.test(term) ? 1 : false),
      // `b: 0`: a commune with many postcodes is no worse a match for one of them.
      bm25: { k: 1.2, b: 0, d: 0.5 },
      boost: { names: 4, city: 3, postcodes: 8 },
      // Among equals the bigger commune comes first.
      boostDocument: (id) => Math.log10(1 + entryOf(id).population),
    },
  })
  index.addAll(entries.map((entry, id) => ({ id, ...entry })))

  function search(typed: string, limit: number, near?: Coordinates, type?: string) {
    const { name, endings, words, number, streetType } = parseQuery(typed)
    const matches = index.search(
      {
        queries: [
          { queries: [name], fields: ['names'], tokenize: asOne },
          { queries: endings, fields: ['names'], tokenize: asOne, prefix: false, fuzzy: false },
          { queries: [words.join(' ')], fields: ['city', 'place', 'postcodes'] },
        ],
      },
      { filter: ({ id }) => !type || entryOf(id).feature.properties.type === type },
    )
    const candidates = matches.slice(0, BEST_MATCHES).map(({ id, score }) => {
      const { feature, numbers } = entryOf(id)
      return numbers.includes(number)
        ? { feature: numberedFeature(feature, number), score: score * KNOWN_NUMBER }
        : { feature, score }
    })
    const ordered = near ? nearFirst(candidates, near) : candidates
    const found = ordered.map(({ feature }) => feature)
    const around = near && !type ? placesAround(near, SAME_TYPE_METRES) : []
    const sameType = around.filter(({ place }) => place.startsWith(`${streetType} `))
    const isNew = ({ properties }: Feature) =>
      candidates.every(({ feature }) => !feature.properties.label.endsWith(properties.label))
    return [...found, ...sameType.map(({ feature }) => feature).filter(isNew)].slice(0, limit)
  }

  function reverse(center: Coordinates, limit: number) {
    return placesAround(center, REVERSE_RADIUS_METRES)
      .slice(0, limit)
      .map(({ feature, numbers: [house] }) => (house ? numberedFeature(feature, house) : feature))
  }

  /** What is no commune and lies within some metres, nearest first. */
  function placesAround(center: Coordinates, metres: number) {
    return entries
      .filter(({ place }) => place !== '')
      .map((entry) => ({ ...entry, feature: withDistance(entry.feature, center) }))
      .filter(({ feature }) => feature.properties.distance <= metres)
      .sort((a, b) => a.feature.properties.distance - b.feature.properties.distance)
  }

  return { search, reverse }
}

const asOne = (text: string) => [text]

function communeEntry(commune: Commune): Entry {
  const name = normalizeText(commune.name)
  return {
    feature: communeFeature(commune),
    names: name,
    // The service finds `Lyon 4e Arrondissement` by any 4.
    city: name.replace(/(\d)er?\b/, '$1'),
    place: '',
    postcodes: commune.postcodes.join(' '),
    numbers: [],
    population: commune.population,
  }
}

function placeEntry(place: Place, communes: Commune[]): Entry {
  const commune = communes.find(
    ({ name, postcodes }) => name === place.city && postcodes.includes(place.postcode),
  )
  if (!commune) throw new Error(`No commune ${place.postcode} ${place.city} for ${place.name}`)
  const name = normalizeText(place.name)
  const city = normalizeText(place.city)
  return {
    feature: placeFeature(place, commune),
    names: `${name}\n${name} ${city}\n${city} ${name}`,
    city,
    place: name,
    postcodes: place.postcode,
    numbers: place.numbers ?? [],
    population: commune.population,
  }
}

/** Orders by how well the text matches and by how near it is. */
function nearFirst(candidates: { feature: Feature; score: number }[], near: Coordinates) {
  return candidates
    .map((candidate) => {
      const feature = withDistance(candidate.feature, near)
      // Half as much again at the place itself, and less the farther away: more than the size of a city
      // counts, and less than a whole name against a part of one.
      const nearness = 1 / (1 + feature.properties.distance / 10_000)
      return { feature, score: candidate.score * (1 + 0.5 * nearness) }
    })
    .sort((a, b) => b.score - a.score)
}
