import * as v from 'valibot'
import { AddressSearchError } from './address-search-error.ts'
import { type Coordinates, isWithin } from './coordinates.ts'

/**
 * An address of the Base Adresse Nationale. The object and its coordinates are frozen. Only `label` and
 * `coordinates` are always present.
 */
export interface Address {
  /** The full address as the service writes it. For a whole commune it is only the name. */
  readonly label: string
  /** The service's identifier, such as `80021_6590_00008`. For a whole commune it is the `citycode`. */
  readonly id?: string | undefined
  /** How precise the address is. */
  readonly type?: AddressType | undefined
  /** The postcode, five digits. */
  readonly postcode?: string | undefined
  /** The name of the commune. */
  readonly city?: string | undefined
  /** The name of a former commune that is now part of this one. It tells addresses with the same label apart. */
  readonly oldcity?: string | undefined
  /** A part of the commune, such as an arrondissement. */
  readonly district?: string | undefined
  /**
   * The INSEE code of the commune, such as `2A004`. In Paris, Lyon and Marseille it is the code of the
   * arrondissement, such as `75104`.
   */
  readonly citycode?: string | undefined
  /** Department and region, such as `95, Val-d'Oise, Île-de-France`. */
  readonly context?: string | undefined
  /** The position of the address. */
  readonly coordinates: Coordinates
  /** Metres from the coordinates that were sent, or `undefined` if none were sent. */
  readonly distance?: number | undefined
}

/** The kinds of address, from the most precise (a house number) to the least precise (a whole commune). */
export const addressTypes = ['housenumber', 'street', 'locality', 'municipality'] as const

/** One of `addressTypes`. */
export type AddressType = (typeof addressTypes)[number]

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
/** Reads a value of the expected kind. If the service sends another kind, the address has no such value. */
const optional = <T>(is: (value: unknown) => value is T) =>
  v.fallback(v.optional(v.custom<T>(is)), undefined)

/** GeoJSON puts the longitude first. A third number, the altitude, may follow. */
const isPosition = (value: unknown): value is [number, number] =>
  Array.isArray(value) && isWithin(180, value[0]) && isWithin(90, value[1])

// A bundler leaves out a call whose result is unused only with the mark `@__PURE__`.
const detail = /* @__PURE__ */ optional(isText)
const feature = /* @__PURE__ */ (() =>
  v.object({
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
  }))()

/**
 * Reads a GeoJSON answer of the address service. A feature without a label or a valid position is left out;
 * the others are kept.
 *
 * @throws {AddressSearchError} `invalid-response` if the answer has no list of features, or features of which
 * none can be read
 */
export function parseAddresses(answer: unknown): readonly Address[] {
  const { features } = Object(answer)
  if (!Array.isArray(features)) throw new AddressSearchError('invalid-response')
  const addresses = features.flatMap((candidate) => {
    const { success, output } = v.safeParse(feature, candidate)
    if (!success) return []
    const [longitude, latitude] = output.geometry.coordinates
    const coordinates = Object.freeze({ latitude, longitude })
    return Object.freeze({ ...output.properties, coordinates })
  })
  if (!addresses.length && features.length) throw new AddressSearchError('invalid-response')
  return addresses
}
