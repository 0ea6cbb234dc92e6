import * as fc from 'fast-check'
import type { Coordinates } from '../distance.ts'
import type { NearestCity } from '../nearest-city.ts'
import { parseTariff } from '../parse-tariff.ts'
import type { PdfAmounts } from '../pdf-amounts.ts'
import type { PriceParts } from '../price-parts.ts'
import type { Quote, QuoteRequest } from '../quote.ts'
import type { QuoteLines } from '../quote-lines.ts'
import type { Tariff } from '../tariff.ts'
import { latestTariff } from '../tariffs.ts'
import { amountRules } from './amount-rules.ts'
import { distanceRules } from './distance-rules.ts'
import { inputRules } from './input-rules.ts'
import { lineRules } from './line-rules.ts'
import { priceRules } from './price-rules.ts'
import type { Calls, Rule } from './rule.ts'

/**
 * What the invariants are about: this engine, or any other that takes and gives the same. It can lack
 * functions, and answer later. An error counts by its `code` alone.
 */
export interface Engine {
  /** As the function of the same name. */
  calculateQuote?(request: QuoteRequest<string>, tariff?: Tariff<string>): Answer<Quote>
  /** As the function of the same name. */
  pdfAmounts?(parts: PriceParts, tariff?: Tariff<string>): Answer<PdfAmounts>
  /** As the function of the same name. */
  quoteLines?(parts: PriceParts, tariff?: Tariff<string>): Answer<QuoteLines>
  /** As the function of the same name. */
  haversineKm?(a: Coordinates, b: Coordinates): Answer<number>
  /** As the function of the same name. */
  nearestCity?(point: Coordinates): Answer<NearestCity>
}

type Answer<Result> = Result | PromiseLike<Result>

/** By what the engine is to price. */
export interface InvariantOptions {
  /**
   * A valid tariff, or an arbitrary that draws one for each run. Without it, the engine gets none, and
   * has to price by the `latestTariff`.
   */
  readonly tariff?: Tariff<string> | fc.Arbitrary<Tariff<string>>
}

/** Something that holds for every input and every valid tariff. */
export interface Invariant {
  /** What holds: a number and a sentence. */
  readonly title: string
  /** For `fc.assert`, which answers with a promise. */
  readonly property: fc.IAsyncProperty<unknown>
}

/**
 * The invariants whose functions an engine has, as properties for fast-check.
 *
 * @throws QuoteError `invalid-tariff` for a tariff that `parseTariff` refuses
 */
export function invariants(engine: Engine, options: InvariantOptions = {}): readonly Invariant[] {
  return [...priceRules, ...distanceRules, ...lineRules, ...amountRules, ...inputRules]
    .map((rule, index) => ({ ...rule, title: `${index + 1}. ${rule.title}` }))
    .filter(({ calls }) => calls.every((call) => engine[call]))
    .map((rule) => ({ title: rule.title, property: propertyOf(rule, engine, options) }))
}

function propertyOf(
  { input, holds }: Rule,
  engine: Engine,
  { tariff }: InvariantOptions,
): fc.IAsyncProperty<unknown> {
  if (tariff && isArbitrary(tariff)) {
    const drawn = tariff.chain((tariff) => fc.tuple(fc.constant(tariff), input(tariff)))
    return fc.asyncProperty(drawn, ([tariff, value]) =>
      holds(callsOf(engine, tariff), value, tariff),
    )
  }
  const priced = tariff ? parseTariff(tariff) : latestTariff
  const calls = tariff ? callsOf(engine, priced) : callsOf(engine)
  return fc.asyncProperty(input(priced), (value) => holds(calls, value, priced))
}

/** Of any copy of fast-check, so without `instanceof`. */
function isArbitrary(tariff: object): tariff is fc.Arbitrary<Tariff<string>> {
  return 'generate' in tariff
}

function callsOf(engine: Engine, ...tariff: [] | [Tariff<string>]): Calls {
  // Called only by rules whose functions the engine has.
  const { calculateQuote, pdfAmounts, quoteLines, haversineKm, nearestCity } =
    engine as Required<Engine>
  return {
    calculateQuote: async (request) => calculateQuote.call(engine, request, ...tariff),
    pdfAmounts: async (parts) => pdfAmounts.call(engine, parts, ...tariff),
    quoteLines: async (parts) => quoteLines.call(engine, parts, ...tariff),
    haversineKm: async (a, b) => haversineKm.call(engine, a, b),
    nearestCity: async (point) => nearestCity.call(engine, point),
  }
}
