import type { Commune } from './communes.ts'
import { normalizeText } from './normalize-text.ts'
import type { Place } from './places.ts'

/** One suggestion as the national service writes it, without what depends on the query. */
export interface Feature {
  type: 'Feature'
  geometry: { type: 'Point'; coordinates: [longitude: number, latitude: number] }
  properties: {
    label: string
    id: string
    type: 'municipality' | Place['type']
    name: string
    postcode: string
    citycode: string
    population?: number
    city: string
    district?: string
    /** Department code, department, region; two parts overseas, where both are one. */
    context: string
    /** 0 to 1, from the commune's population. */
    importance: number
    depcode: string
    municipality?: string
    street?: string
    locality?: string
    _type: 'address'
  }
}

export interface ScoredFeature extends Feature {
  properties: Feature['properties'] & {
    /** 0 to 1. */
    score: number
    /** Metres from the place that was asked for, where one was. */
    distance?: number
  }
}

export function communeFeature(commune: Commune): Feature {
  const { code, name, population, longitude, latitude } = commune
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: {
      label: name,
      id: code,
      type: 'municipality',
      name,
      postcode: commune.postcodes[0],
      citycode: code,
      population,
      ...whereabouts(commune),
      municipality: name,
      _type: 'address',
    },
  }
}

export function placeFeature(place: Place, commune: Commune): Feature {
  const { name, type, city, postcode, longitude, latitude } = place
  const district = commune.districts.find(({ codesPostaux }) => codesPostaux.includes(postcode))
  const citycode = district?.code ?? commune.code
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: {
      label: `${name} ${postcode} ${city}`,
      id: `${citycode}_${normalizeText(name).replaceAll(' ', '-')}`,
      type,
      name,
      postcode,
      citycode,
      ...(district && { district: district.nom }),
      ...whereabouts(commune),
      [type]: name,
      _type: 'address',
    },
  }
}

function whereabouts({ name, departmentCode, department, region, population }: Commune) {
  return {
    city: name,
    context: [...new Set([departmentCode, department, region])].join(', '),
    importance: Number((Math.log10(1 + population) / 10).toFixed(5)),
    depcode: departmentCode,
  }
}
