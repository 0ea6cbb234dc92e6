import type { Coordinates } from '@plombier/quote-engine'
import MiniSearch from 'minisearch'
import { type Commune, loadCommunes } from './communes.ts'
import { communeFeature, type Feature, placeFeature, withDistance } from './feature.ts'
import { normalizeText } from './normalize-text.ts'
import { type Place, places } from './places.ts'
import { parseQuery } from './query.ts'

export interface Geocoder {
  /** The best `limit` features for what was typed, a hundred at most, best first; among equals what is near. */
  search(typed: string, limit: number, near?: Coordinates): Feature[]
  /** At most `limit` streets, squares and stations within 200 m, nearest first. */
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
  /** Of the commune. */
  population: number
}

// The service weighs nearness among this many of the best matches of the text: what is not among
// them is not found, however near it is.
const BEST_MATCHES = 100

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
      // The service completes the last word alone.
      prefix: (term, index, terms) => index === terms.length - 1 && term.length > 2,
      // Up to two edits: two swapped letters count as two.
      fuzzy: (term) => (term.length > 3 && !/\d/.test(term) ? 0.3 : false),
      maxFuzzy: 2,
      // `b: 0`: a commune with many postcodes is no worse a match for one of them.
      bm25: { k: 1.2, b: 0, d: 0.5 },
      boost: { names: 4, city: 3, postcodes: 8 },
      // Among equals the bigger commune comes first.
      boostDocument: (id) => Math.log10(1 + entryOf(id).population),
    },
  })
  index.addAll(entries.map((entry, id) => ({ id, ...entry })))

  function search(typed: string, limit: number, near?: Coordinates) {
    const { name, endings, words } = parseQuery(typed)
    const matches = index.search({
      queries: [
        { queries: [name], fields: ['names'], tokenize: asOne },
        { queries: endings, fields: ['names'], tokenize: asOne, prefix: false, fuzzy: false },
        { queries: [words.join(' ')], fields: ['city', 'place', 'postcodes'] },
      ],
    })
    const candidates = matches
      .slice(0, BEST_MATCHES)
      .map(({ id, score }) => ({ feature: entryOf(id).feature, score }))
    return (near ? nearFirst(candidates, near) : candidates)
      .slice(0, limit)
      .map(({ feature }) => feature)
  }

  function reverse(center: Coordinates, limit: number) {
    return entries
      .filter(({ feature }) => feature.properties.type !== 'municipality')
      .map(({ feature }) => withDistance(feature, center))
      .filter(({ properties }) => properties.distance <= REVERSE_RADIUS_METRES)
      .sort((a, b) => a.properties.distance - b.properties.distance)
      .slice(0, limit)
  }

  return { search, reverse }
}

const asOne = (text: string) => [text]

function communeEntry(commune: Commune): Entry {
  const name = normalizeText(commune.name)
  return {
    feature: communeFeature(commune),
    names: name,
    city: name,
    place: '',
    postcodes: commune.postcodes.join(' '),
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
