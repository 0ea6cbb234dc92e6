import type { Address } from './address.ts'
import { assertCoordinates, type Coordinates, kilometersBetween } from './coordinates.ts'
import { isSameName } from './query.ts'

/** Where the address most likely is, such as in a city; the coordinates are those of its centre. */
export interface SearchArea extends Coordinates {
  /**
   * The name of a commune, such as `Mâcon`. With it, what matches most of the text comes first, then what
   * is in the commune, then what is within `radiusKm`. Where an address in the commune may be missing, one
   * second search adds the name. Default: the order of the service.
   */
  readonly name?: string | undefined
  /** Kilometres from the centre, great-circle. Default 20: a city with its suburbs. */
  readonly radiusKm?: number | undefined
}

/**
 * Checks an area that a caller gave as the option `option`.
 *
 * @throws {TypeError} which names what is wrong
 */
export function assertSearchArea(option: string, area: SearchArea): void {
  assertCoordinates(option, area)
  const { name, radiusKm = 0 } = area
  if (name !== undefined && !(typeof name === 'string' && /\p{L}/u.test(name))) {
    throw new TypeError(`${option}.name must be the name of a commune`)
  }
  if (!Number.isFinite(radiusKm) || radiusKm < 0) {
    throw new TypeError(`${option}.radiusKm must be a number of kilometres from 0 on`)
  }
}

/** Whether it is an address in the commune itself, and not the whole commune. */
export function isOwn(address: Address, area: SearchArea): boolean {
  const { city, type } = address
  return isNear(address, area) && isSameName(city, area.name) && type !== 'municipality'
}

/** Orders equal matches: near house numbers, near streets, what is farther away; of each the own ones first. */
export function rankNear(address: Address, area: SearchArea): number {
  if (!isNear(address, area)) return 4
  return (address.type === 'housenumber' ? 0 : 2) + (isOwn(address, area) ? 0 : 1)
}

function isNear({ coordinates }: Address, area: SearchArea): boolean {
  return kilometersBetween(area, coordinates) <= (area.radiusKm ?? 20)
}
