// A figure that a port computes in another order differs in its last digits.
const RELATIVE_NOISE = 1e-12
const ABSOLUTE_NOISE = 1e-9

/** Whether a figure is at most so far from the exact one, apart from the noise of floats. */
export function isWithin(difference: number, figure: number, exact: number): boolean {
  const noise = ABSOLUTE_NOISE + RELATIVE_NOISE * Math.abs(exact)
  return Math.abs(figure - exact) <= difference + noise
}

/** Euros as a whole number of cents, or NaN. */
export function cents(euros: number): number {
  const whole = Math.round(euros * 100)
  return whole / 100 === euros ? whole : Number.NaN
}

/**
 * The exact product of whole cents and a factor, rounded half up to a multiple of `unit` cents, or
 * `undefined` where the factor has more than four decimals and so is not known exactly.
 */
export function roundedProduct(cents: number, factor: number, unit: number): number | undefined {
  const tenThousandths = Math.round(factor * 10_000)
  if (tenThousandths / 10_000 !== factor) return undefined
  const [product, divisor] = [BigInt(cents) * BigInt(tenThousandths), BigInt(unit) * 10_000n]
  return Number((2n * product + divisor) / (2n * divisor)) * unit
}
