import * as v from 'valibot'
import type { Coordinates } from './coordinates.ts'

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

const text = v.pipe(v.string(), v.nonEmpty())
// Where the service sends something else than a text, the address is kept without this detail.
const detail = v.fallback(v.optional(text), undefined)

const feature = v.pipe(
  v.object({
    properties: v.object({
      label: text,
      id: detail,
      type: v.fallback(v.optional(v.picklist(addressTypes)), undefined),
      postcode: detail,
      city: detail,
      oldcity: detail,
      district: detail,
      citycode: detail,
      context: detail,
      distance: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0))), undefined),
    }),
    geometry: v.object({
      coordinates: v.tuple([
        v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
        v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      ]),
    }),
  }),
  v.transform(({ properties, geometry }): Address => {
    const [longitude, latitude] = geometry.coordinates
    return Object.freeze({ ...properties, coordinates: Object.freeze({ latitude, longitude }) })
  }),
)

/**
 * Reads a GeoJSON answer of the address service. Malformed features are left out, the others kept.
 * Returns `undefined` where the answer is no list of features.
 */
export function parseAddresses(answer: unknown): readonly Address[] | undefined {
  const { features } = Object(answer)
  if (!Array.isArray(features)) return undefined
  return features
    .map((candidate) => v.safeParse(feature, candidate))
    .filter((result) => result.success)
    .map((result) => result.output)
}
