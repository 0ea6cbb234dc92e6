import * as fc from 'fast-check'
import type { Coordinates } from '../distance.ts'
import type { NearestCity } from '../nearest-city.ts'
import type { PdfAmounts } from '../pdf-amounts.ts'
import type { PriceParts } from '../price-parts.ts'
import type { Quote, QuoteRequest } from '../quote.ts'
import type { QuoteLines } from '../quote-lines.ts'
import type { Tariff } from '../tariff.ts'

/** The functions of an engine, by one tariff. */
export interface Calls {
  calculateQuote(request: QuoteRequest<string>): Promise<Quote>
  pdfAmounts(parts: PriceParts): Promise<PdfAmounts>
  quoteLines(parts: PriceParts): Promise<QuoteLines>
  haversineKm(a: Coordinates, b: Coordinates): Promise<number>
  nearestCity(point: Coordinates): Promise<NearestCity>
}

/** What holds for every input. */
export interface Rule {
  readonly title: string
  readonly calls: readonly (keyof Calls)[]
  input(tariff: Tariff<string>): fc.Arbitrary<unknown>
  /** Rejects where the rule is broken. */
  holds(calls: Calls, input: unknown, tariff: Tariff<string>): Promise<void>
}

export function rule<Name extends keyof Calls, Input>(
  title: string,
  calls: readonly Name[],
  input: (tariff: Tariff<string>) => fc.Arbitrary<Input>,
  holds: (calls: Pick<Calls, Name>, input: Input, tariff: Tariff<string>) => Promise<void>,
): Rule {
  return { title, calls, input, holds: holds as Rule['holds'] }
}

/** Refuses an answer of the engine, and shows it. */
export function check(isRight: boolean, ...answers: unknown[]): void {
  if (!isRight)
    throw new Error(`The engine gave ${answers.map((answer) => fc.stringify(answer)).join(', ')}`)
}
