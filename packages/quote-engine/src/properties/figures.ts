import * as fc from 'fast-check'
import type { PriceParts } from '../price-parts.ts'

/** A millimetre in kilometres: what an engine's distance may be off. */
export const MILLIMETER = 1e-6

/** The price before minimum and rounding, euros. */
export function priceOf({ basePrice, travelCost, urgencyMultiplier }: PriceParts): number {
  return (basePrice + travelCost) * urgencyMultiplier
}

/** Euros as a whole number of cents, or NaN where there is a fraction of a cent. */
export function cents(euros: number): number {
  const whole = Math.round(euros * 100)
  return whole / 100 === euros ? whole : Number.NaN
}

/** Whether a figure is at most so far from the exact one, apart from the noise of floats. */
export function isWithin(difference: number, figure: number, exact: number): boolean {
  return Math.abs(figure - exact) <= difference + 1e-9 + 1e-12 * Math.abs(exact)
}

/** Whether an amount does not fall where something else grows. */
export function isInOrder(growth: number, gain: number): boolean {
  return Math.abs(growth) < MILLIMETER || growth * gain >= 0
}

/**
 * Whether a figure is `cents * factor`, rounded half up to a multiple of `unit` cents. It counts in
 * whole ten-thousandths, because floats put a half a little below itself. A factor with more than four
 * decimals has no exact half, and may be rounded to either side.
 */
export function isHalfUp(figure: number, cents: number, factor: number, unit: number): boolean {
  const tenThousandths = Math.round(factor * 10_000)
  if (tenThousandths / 10_000 !== factor) return isWithin(unit / 2, figure, cents * factor)
  return figure === Math.round((Math.round(cents) * tenThousandths) / (10_000 * unit)) * unit
}

export function isSame(a: unknown, b: unknown): boolean {
  return fc.stringify(a) === fc.stringify(b)
}

/** The code of the error that a call throws or rejects with. */
export async function refusalOf(call: () => unknown): Promise<unknown> {
  try {
    await call()
  } catch (error) {
    return (error as { code?: unknown }).code
  }
  return 'no error'
}
