import type { PriceParts } from '../price-parts.ts'

/** A millimetre in kilometres. A distance of an engine may be wrong by less than this. */
export const MILLIMETER = 1e-6

/** Computes the price before minimum and rounding, in euros. */
export function priceOf({ basePrice, travelCost, urgencyMultiplier }: PriceParts): number {
  return (basePrice + travelCost) * urgencyMultiplier
}

/** Converts euros to cents. Returns NaN if there is a fraction of a cent, so that every comparison fails. */
export function cents(euros: number): number {
  const whole = Math.round(euros * 100)
  return whole / 100 === euros ? whole : Number.NaN
}

/** Tells whether a figure differs from the exact one by at most `difference`. Errors of floats are ignored. */
export function isWithin(difference: number, figure: number, exact: number): boolean {
  return Math.abs(figure - exact) <= difference + 1e-9 + 1e-12 * Math.abs(exact)
}

/** Tells whether an amount rises, or stays, while something else grows. A growth under a millimetre is ignored. */
export function isInOrder(growth: number, gain: number): boolean {
  return Math.abs(growth) < MILLIMETER || growth * gain >= 0
}

/**
 * Tells whether a figure is `cents * factor`, rounded half up to a multiple of `unit` cents. It computes with
 * whole ten-thousandths, because a half can be a little too small as a float. For a factor with more than four
 * decimals this is not possible, and a half may be rounded up or down.
 */
export function isHalfUp(figure: number, cents: number, factor: number, unit: number): boolean {
  const tenThousandths = Math.round(factor * 10_000)
  if (tenThousandths / 10_000 !== factor) return isWithin(unit / 2, figure, cents * factor)
  return figure === Math.round((Math.round(cents) * tenThousandths) / (10_000 * unit)) * unit
}

/** Tells whether two values have the same content. The order of the keys of an object does not count. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object(a) !== a || Object(b) !== b) return a === b
  const inA = Object.entries(a as object)
  const inB = new Map(Object.entries(b as object))
  return inA.length === inB.size && inA.every(([key, value]) => isSame(value, inB.get(key)))
}

/**
 * Returns the code of the error that a call throws or rejects with, or `no error`. Throws an error without a code
 * again, because it is no refusal, and says best what is wrong with the engine.
 */
export async function refusalOf(call: () => unknown): Promise<unknown> {
  try {
    await call()
  } catch (error) {
    const { code } = Object(error)
    if (code === undefined) throw error
    return code
  }
  return 'no error'
}
