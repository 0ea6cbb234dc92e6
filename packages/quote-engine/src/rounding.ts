// In floats 120.065 * 100 is 12006.499…, a few units in the last digit under the half it stands for.
// Four units are more than the price formula can lose, and far less than half a cent.
const NOISE = 4 * Number.EPSILON

/** Rounds a positive number half up: 142.5 gives 143. Of -0, which `Intl` shows, it makes 0. */
export function roundHalfUp(value: number): number {
  return Math.round(value * (1 + NOISE)) + 0
}

/** Euros to whole cents, half up. */
export function toCents(euros: number): number {
  return roundHalfUp(euros * 100)
}

/** Whether an amount is one that can be paid, such as 99.95, or 123.6 computed as 120 × 1.03. */
export function isWholeCents(euros: number): boolean {
  return Math.abs(toCents(euros) / 100 - euros) <= euros * NOISE
}
