import MiniSearch from 'minisearch'
import { type Commune, loadCommunes } from './communes.ts'
import { communeFeature, type Feature, placeFeature, type ScoredFeature } from './feature.ts'
import { normalizeText } from './normalize-text.ts'
import { type Place, places } from './places.ts'
import { parseQuery } from './query.ts'

/** The best `limit` features for what was typed, best first. */
export type Search = (typed: string, limit: number) => ScoredFeature[]

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

export function createGeocoder(): Search {
  const communes = loadCommunes()
  const entries = [
    ...communes.map(communeEntry),
    ...places.map((place) => placeEntry(place, communes)),
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
      boost: { names: 4, city: 3, postcodes: 3 },
      // Among equals the bigger commune comes first.
      boostDocument: (id) => entries[id]?.feature.properties.importance ?? 0,
    },
  })
  index.addAll(entries)

  return (typed, limit) => {
    const { name, endings, words } = parseQuery(typed)
    const matches = index.search({
      queries: [
        { queries: [name], fields: ['names'], tokenize: asOne },
        { queries: endings, fields: ['names'], tokenize: asOne, prefix: false, fuzzy: false },
        { queries: [words.join(' ')], fields: ['city', 'place', 'postcodes'] },
      ],
    })
    return matches.slice(0, limit).flatMap(({ id, score }) => {
      const feature = entries[id]?.feature
      return feature ? [scored(feature, score)] : []
    })
  }
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

// Scores of the index have no upper limit; those of the service stay under 1.
function scored(feature: Feature, score: number): ScoredFeature {
  const properties = { ...feature.properties, score: Number((score / (score + 10)).toFixed(5)) }
  return { ...feature, properties }
}
