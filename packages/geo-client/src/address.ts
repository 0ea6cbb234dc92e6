import * as v from 'valibot'
import { AddressSearchError } from './address-search-error.ts'
import { type Coordinates, isWithin } from './coordinates.ts'

/**
 * An entry of the Base Adresse Nationale, frozen with its coordinates. Only `label` and `coordinates` are
 * always known.
 */
export interface Address {
  /** The address in full, as the service writes it; for a whole commune its bare name. */
  readonly label: string
  /** The service's identifier, such as `80021_6590_00008`; for a whole commune its `citycode`. */
  readonly id?: string | undefined
  /** How precise it is. */
  readonly type?: AddressType | undefined
  /** Five digits. */
  readonly postcode?: string | undefined
  /** The name of the commune. */
  readonly city?: string | undefined
  /** The former commune of a merged one, which tells two addresses with the same label apart. */
  readonly oldcity?: string | undefined
  /** A part of the commune, such as an arrondissement. */
  readonly district?: string | undefined
  /** INSEE code of the commune, in Paris, Lyon and Marseille of the arrondissement: `75104`, `2A004`. */
  readonly citycode?: string | undefined
  /** Department and region, such as `95, Val-d'Oise, Île-de-France`. */
  readonly context?: string | undefined
  /** Where it is. */
  readonly coordinates: Coordinates
  /** Metres from the coordinates that were asked for; unknown where none were. */
  readonly distance?: number | undefined
}

/** How precise an address can be, from a house number to a whole commune. */
export const addressTypes = ['housenumber', 'street', 'locality', 'municipality'] as const

/** One of `addressTypes`. */
export type AddressType = (typeof addressTypes)[number]

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
/** Where the service sends something else, the address is kept without it. */
const optional = <T>(is: (value: unknown) => value is T) =>
  v.fallback(v.optional(v.custom<T>(is)), undefined)
const detail = optional(isText)

/** GeoJSON's order; an altitude may follow. */
const isPosition = (value: unknown): value is [number, number] =>
  Array.isArray(value) && isWithin(180, value[0]) && isWithin(90, value[1])

const feature = v.object({
  properties: v.object({
    label: v.custom<string>(isText),
    id: detail,
    type: optional((value): value is AddressType => addressTypes.includes(value as AddressType)),
    postcode: detail,
    city: detail,
    oldcity: detail,
    district: detail,
    citycode: detail,
    context: detail,
    distance: optional((value): value is number => typeof value === 'number' && value >= 0),
  }),
  geometry: v.object({ coordinates: v.custom<[number, number]>(isPosition) }),
})

/**
 * Reads a GeoJSON answer of the address service. Malformed features are left out, the others kept.
 *
 * @throws {AddressSearchError} if the answer is no list of features
 */
export function parseAddresses(answer: unknown): readonly Address[] {
  const { features } = Object(answer)
  if (!Array.isArray(features)) throw new AddressSearchError('invalid-response')
  return features.flatMap((candidate) => {
    const { success, output } = v.safeParse(feature, candidate)
    if (!success) return []
    const [longitude, latitude] = output.geometry.coordinates
    const coordinates = Object.freeze({ latitude, longitude })
    return Object.freeze({ ...output.properties, coordinates })
  })
}
