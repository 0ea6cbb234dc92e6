import { lineInvariants, pdfInvariants, sumInvariants } from './amount-invariants.ts'
import { distanceInvariants, nearestCityInvariants } from './distance-invariants.ts'
import type { Engine, Invariant } from './engine.ts'
import { quoteInvariants } from './quote-invariants.ts'

export * from './arbitraries.ts'
export type { Engine, Invariant } from './engine.ts'

/**
 * What holds for every input of an engine, as properties for fast-check. An invariant whose functions
 * the engine lacks is left out.
 *
 * @param engine this package, or another implementation of its functions
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
