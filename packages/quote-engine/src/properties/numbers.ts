import * as fc from 'fast-check'

export function double(min: number, max: number): fc.Arbitrary<number> {
  return fc.double({ min, max, noNaN: true })
}

export function degrees(limit: number): fc.Arbitrary<number> {
  return double(-limit, limit)
}

/** Amounts and rates with at most two decimals. */
export function hundredths(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100)
}

/** What untyped code can pass in place of a number. */
export function noFiniteNumber(): fc.Arbitrary<never> {
  const odd: unknown[] = [Number.NaN, Infinity, -Infinity, undefined, null, '45', 45n, [45]]
  return fc.constantFrom(...(odd as never[]))
}
