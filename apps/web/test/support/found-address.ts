import type { Coordinates } from '@plombier/quote-engine'

/** An address, with the properties that the address service gives it. */
export interface FoundAddress {
  readonly coordinates: Coordinates
  readonly [property: string]: unknown
}

/** What the address service answers. */
export function foundAddresses(...addresses: FoundAddress[]) {
  return {
    features: addresses.map(({ coordinates: { latitude, longitude }, ...properties }) => ({
      properties,
      geometry: { coordinates: [longitude, latitude] },
    })),
  }
}
