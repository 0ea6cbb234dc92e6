import { type Coordinates, haversineKm } from '@plombier/quote-engine'
import MiniSearch from 'minisearch'
import { type Commune, loadCommunes } from './communes.ts'
import { communeFeature, type Feature, placeFeature, type ScoredFeature } from './feature.ts'
import { normalizeText } from './normalize-text.ts'
import { type Place, places } from './places.ts'
import { parseQuery } from './query.ts'

export interface Geocoder {
  /** The best `limit` features for what was typed, a hundred at most, best first; among equals what is near. */
  search(typed: string, limit: number, near?: Coordinates): ScoredFeature[]
  /** At most `limit` streets, squares and stations within 200 m, nearest first. */
  reverse(center: Coordinates, limit: number): ScoredFeature[]
}

interface Entry {
  id: number
  feature: Feature
  /** Names that the whole query is compared with, one per line. */
  names: string
  city: string
  /** The street, square or station in it. */
  place: string
  postcodes: string
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
  ].map((entry, id): Entry => ({ id, ...entry }))

  const index = new MiniSearch<Entry>({
    fields: ['names', 'city', 'place', 'postcodes'],
    tokenize: (text, field) => text.split(field === 'names' ? '\n' : ' '),
    searchOptions: {
      prefix: (term) => term.length > 2,
      // Up to two edits: two swapped letters count as two.
      fuzzy: (term) => (term.length > 3 && !/\d/.test(term) ? 0.3 : false),
      maxFuzzy: 2,
      // `b: 0`: a commune with many postcodes is no worse a match for one of them.
      bm25: { k: 1.2, b: 0, d: 0.5 },
      boost: { names: 4, city: 3, postcodes: 8 },
      // Among equals the bigger commune comes first.
      boostDocument: (id) => entries[id]?.feature.properties.importance ?? 0,
    },
  })
  index.addAll(entries)

  function search(typed: string, limit: number, near?: Coordinates) {
    const { name, endings, words } = parseQuery(typed)
    const matches = index.search({
      queries: [
        { queries: [name], fields: ['names'], tokenize: asOne },
        { queries: endings, fields: ['names'], tokenize: asOne, prefix: false, fuzzy: false },
        { queries: [words.join(' ')], fields: ['city', 'place', 'postcodes'] },
      ],
    })
    return matches
      .slice(0, BEST_MATCHES)
      .flatMap(({ id, score }) => {
        const feature = entries[id]?.feature
        return feature ? [ranked(feature, score, near)] : []
      })
      .sort((a, b) => b.properties.score - a.properties.score)
      .slice(0, limit)
  }

  function reverse(center: Coordinates, limit: number) {
    return entries
      .filter(({ place }) => place !== '')
      .map(({ feature }) => measured(feature, center))
      .filter(({ properties }) => properties.distance <= REVERSE_RADIUS_METRES)
      .sort((a, b) => a.properties.distance - b.properties.distance)
      .slice(0, limit)
  }

  return { search, reverse }
}

const asOne = (text: string) => [text]

function communeEntry(commune: Commune): Omit<Entry, 'id'> {
  const name = normalizeText(commune.name)
  return {
    feature: communeFeature(commune),
    names: name,
    city: name,
    place: '',
    postcodes: commune.postcodes.join(' '),
  }
}

function placeEntry(place: Place, communes: Commune[]): Omit<Entry, 'id'> {
  const commune = communes.find(
    ({ name, postcodes }) => name === place.city && postcodes.includes(place.postcode),
  )
  if (!commune) throw new Error(`No commune ${place.postcode} ${place.city} for ${place.name}`)
  const name = normalizeText(place.name)
  const city = normalizeText(place.city)
  return {
    feature: placeFeature(place, commune),
    names: `${name}\n${name} ${city}`,
    city,
    place: name,
    postcodes: place.postcode,
  }
}

/** The feature with its place in the ranking: how well its text matches, and how near it is. */
function ranked(feature: Feature, textScore: number, near: Coordinates | undefined): ScoredFeature {
  if (!near) return { ...feature, properties: { ...feature.properties, score: under1(textScore) } }
  const distance = distanceTo(feature, near)
  // Half as much again at the place itself, and less the farther away: more than the size of a city
  // counts, and less than a whole name against a part of one.
  const nearness = 1 / (1 + distance / 10_000)
  const score = under1(textScore * (1 + 0.5 * nearness))
  return { ...feature, properties: { ...feature.properties, score, distance } }
}

// Scores of the index have no upper limit; those of the service stay under 1.
function under1(score: number): number {
  return Number((score / (score + 10)).toFixed(5))
}

/** The feature as the service answers it to a place: its score is a matter of the distance alone. */
function measured(feature: Feature, center: Coordinates) {
  const distance = distanceTo(feature, center)
  const score = Number((1 - distance / 10_000).toFixed(5))
  return { ...feature, properties: { ...feature.properties, score, distance } }
}

/** In whole metres. */
function distanceTo({ geometry }: Feature, place: Coordinates): number {
  const [longitude, latitude] = geometry.coordinates
  return Math.round(haversineKm(place, { latitude, longitude }) * 1000)
}
