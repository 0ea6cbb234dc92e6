// A product of decimals can land a few units in the last place under its half (120.065 * 100 is
// 12006.499…); four of them are more than the price formula can lose and far less than a price.
const NUDGE = 1 + 4 * Number.EPSILON

/** Rounds a positive number half up: 142.5 gives 143. */
export function roundHalfUp(value: number): number {
  return Math.round(value * NUDGE)
}

/** Euros to whole cents, half up. */
export function toCents(euros: number): number {
  return roundHalfUp(euros * 100)
}
