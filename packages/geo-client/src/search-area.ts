import type { Address } from './address.ts'
import { assertCoordinates, type Coordinates } from './coordinates.ts'
import { isSameName } from './query.ts'

/** Where the address most likely is, such as in a city; the coordinates are those of its centre. */
export interface SearchArea extends Coordinates {
  /**
   * The name of a commune, such as `Mâcon`. With it, what has most of the street's own words comes first,
   * then what is within `radiusKm`; the commune's best always has a place. Where that may be missing, one
   * second search adds the name. Default: the order of the service.
   */
  readonly name?: string | undefined
  /** Kilometres from the centre, by the `distance` that the service sends. Default 20: a city with its suburbs. */
  readonly radiusKm?: number | undefined
}

/**
 * Checks an area that a caller gave as the option `near`.
 *
 * @throws {TypeError} which names what is wrong
 */
export function assertNear(near: SearchArea): void {
  assertCoordinates('near', near)
  const { name = '', radiusKm = 0 } = near
  if (typeof name !== 'string') throw new TypeError('near.name must be a string')
  if (!Number.isFinite(radiusKm) || radiusKm < 0) {
    throw new TypeError('near.radiusKm must be a number from 0 on')
  }
}

/** 0 for what is in the commune itself, 1 for what is near, 1000 for what is farther away. */
export function rankNear({ distance = 0, city, type }: Address, area: SearchArea): number {
  if (distance > (area.radiusKm ?? 20) * 1000) return 1000
  return type !== 'municipality' && isSameName(city, area.name) ? 0 : 1
}
