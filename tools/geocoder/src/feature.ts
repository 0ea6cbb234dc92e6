import { type Coordinates, haversineKm } from '@plombier/quote-engine'
import type { Commune } from './communes.ts'
import { normalizeText } from './normalize-text.ts'
import type { Place } from './places.ts'

/** One suggestion as the national service writes it, with what the client reads of it. */
export interface Feature {
  type: 'Feature'
  geometry: { type: 'Point'; coordinates: [longitude: number, latitude: number] }
  properties: {
    label: string
    id: string
    type: 'municipality' | 'housenumber' | Place['type']
    postcode: string
    city: string
    citycode: string
    context: string
    /** Whole metres from the place that was asked for, where one was. */
    distance?: number
  }
}

export function communeFeature(commune: Commune): Feature {
  const { code, name, postcodes, context } = commune
  return {
    type: 'Feature',
    geometry: pointAt(commune),
    properties: {
      label: name,
      id: code,
      type: 'municipality',
      postcode: postcodes[0],
      city: name,
      citycode: code,
      context,
    },
  }
}

export function placeFeature(place: Place, { code, context }: Commune): Feature {
  const { name, type, city, postcode } = place
  return {
    type: 'Feature',
    geometry: pointAt(place),
    properties: {
      label: `${name} ${postcode} ${city}`,
      id: `${code}_${normalizeText(name).replaceAll(' ', '-')}`,
      type,
      postcode,
      city,
      citycode: code,
      context,
    },
  }
}

/** A house of a street, at the street's point. */
export function numberedFeature(street: Feature, number: number): Feature {
  const { label, id } = street.properties
  const properties = {
    label: `${number} ${label}`,
    id: `${id}_${number}`,
    type: 'housenumber' as const,
  }
  return { ...street, properties: { ...street.properties, ...properties } }
}

function pointAt({ longitude, latitude }: Coordinates): Feature['geometry'] {
  return { type: 'Point', coordinates: [longitude, latitude] }
}

/** The feature with its distance from the place. */
export function withDistance(feature: Feature, place: Coordinates) {
  const [longitude, latitude] = feature.geometry.coordinates
  const distance = Math.round(haversineKm(place, { latitude, longitude }) * 1000)
  return { ...feature, properties: { ...feature.properties, distance } }
}
