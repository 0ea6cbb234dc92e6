// In floats 120.065 * 100 is 12006.499…, a few units in the last place under the half it stands for.
// Four units are more than the price formula can lose, and far less than half a cent.
const NUDGE = 1 + 4 * Number.EPSILON

/** Rounds a positive number half up: 142.5 gives 143. */
export function roundHalfUp(value: number): number {
  return Math.round(value * NUDGE)
}

/** Euros to whole cents, half up. */
export function toCents(euros: number): number {
  return roundHalfUp(euros * 100)
}
