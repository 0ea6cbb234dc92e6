import { lineInvariants, pdfInvariants, sumInvariants } from './amount-invariants.ts'
import { distanceInvariants, nearestCityInvariants } from './distance-invariants.ts'
import type { Engine, Invariant } from './engine.ts'
import { quoteInvariants } from './quote-invariants.ts'

export * from './arbitraries.ts'
export type { Engine, Invariant } from './engine.ts'

/**
 * Makes a property for fast-check of each rule that an engine must keep for every input. Rules that need a
 * function which the engine lacks are left out.
 *
 * @param engine this package, or another implementation of its functions
 * @returns the title and the property of each rule
 */
export function invariants(engine: Engine): readonly Invariant[] {
  const whole = engine as Required<Engine>
  return [
    ...(engine.calculateQuote ? quoteInvariants(whole) : []),
    ...(engine.pdfAmounts ? pdfInvariants(whole) : []),
    ...(engine.quoteLines ? lineInvariants(whole) : []),
    ...(engine.calculateQuote && engine.pdfAmounts && engine.quoteLines
      ? sumInvariants(whole)
      : []),
    ...(engine.haversineKm ? distanceInvariants(whole) : []),
    ...(engine.nearestCity ? nearestCityInvariants(whole) : []),
  ]
}
