// An amount that should end in half a cent can be a little less as a float, and would be rounded down. So each
// amount is raised by this part of it before it is rounded; rounding.md says why it is this much.
const NOISE = 4 * Number.EPSILON

/**
 * Rounds a number of 0 or more to a whole number, halves up: 142.5 gives 143. `+ 0` turns -0 into 0, because
 * `Intl` would show the minus.
 */
export function roundHalfUp(value: number): number {
  return Math.round(value * (1 + NOISE)) + 0
}

/** Converts euros to whole cents, rounded half up. */
export function toCents(euros: number): number {
  return roundHalfUp(euros * 100)
}

/** Tells whether an amount in euros has no fraction of a cent. Errors in the last digit of a float are ignored. */
export function isWholeCents(euros: number): boolean {
  return Math.abs(toCents(euros) / 100 - euros) <= euros * NOISE
}
