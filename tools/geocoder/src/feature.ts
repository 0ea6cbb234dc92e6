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
  const { code, name, postcodes } = commune
  const own = { label: name, id: code, type: 'municipality', postcode: postcodes[0] } as const
  return featureAt(commune, commune, own)
}

export function placeFeature(place: Place, commune: Commune): Feature {
  const { name, type, city, postcode } = place
  const id = `${commune.code}_${normalizeText(name).replaceAll(' ', '-')}`
  return featureAt(place, commune, { label: `${name} ${postcode} ${city}`, id, type, postcode })
}

function featureAt(
  { longitude, latitude }: Coordinates,
  { name, code, context }: Commune,
  own: Pick<Feature['properties'], 'label' | 'id' | 'type' | 'postcode'>,
): Feature {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: { ...own, city: name, citycode: code, context },
  }
}

/** A house of a street, at the street's point. */
export function numberedFeature(street: Feature, number: number): Feature {
  const { label, id } = street.properties
  const house = { label: `${number} ${label}`, id: `${id}_${number}`, type: 'housenumber' } as const
  return { ...street, properties: { ...street.properties, ...house } }
}

/** The feature with its distance from the place. */
export function withDistance(feature: Feature, place: Coordinates) {
  const [longitude, latitude] = feature.geometry.coordinates
  const distance = Math.round(haversineKm(place, { latitude, longitude }) * 1000)
  return { ...feature, properties: { ...feature.properties, distance } }
}
