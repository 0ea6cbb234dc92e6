// Why amounts are nudged before they are rounded: rounding.md. Four units in the last digit are more
// than the price formula can lose, and far less than half a cent.
const NOISE = 4 * Number.EPSILON

/** Rounds a number of 0 or more half up: 142.5 gives 143. Gives 0 for -0, which `Intl` would show. */
export function roundHalfUp(value: number): number {
  return Math.round(value * (1 + NOISE)) + 0
}

/** Euros to whole cents, rounded half up. */
export function toCents(euros: number): number {
  return roundHalfUp(euros * 100)
}

/** Whether an amount in euros has no fraction of a cent, apart from the noise of floats. */
export function isWholeCents(euros: number): boolean {
  return Math.abs(toCents(euros) / 100 - euros) <= euros * NOISE
}
