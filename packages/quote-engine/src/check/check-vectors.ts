import { createRequire } from 'node:module'
import * as fc from 'fast-check'
import type { Engine } from '../invariants.ts'
import type { PdfAmounts } from '../pdf-amounts.ts'
import type { PriceParts } from '../price-parts.ts'
import type { Quote, QuoteRequest } from '../quote.ts'
import { quoteLines as rightLines } from '../quote-lines.ts'
import type { Tariff } from '../tariff.ts'
import { currentTariff } from '../tariffs.ts'

type Request = QuoteRequest<string>

interface Vectors {
  readonly tariffs: Readonly<Record<string, Tariff<string>>>
  readonly cases: readonly {
    readonly tariff: string
    readonly request: Request
    readonly quote: Quote
    readonly pdfAmounts: PdfAmounts
  }[]
  readonly errors: readonly {
    readonly tariff: string
    readonly request: Request
    readonly error: { readonly code: string }
  }[]
}

interface VectorResult {
  readonly title: string
  readonly count: number
  /** What is wrong, a line for each vector. */
  readonly failures: readonly string[]
}

const vectors: Vectors = createRequire(import.meta.url)('@plombier/quote-engine/vectors.json')

/** Compares an engine with the golden cases, as far as it has their functions. */
export async function checkVectors(engine: Engine): Promise<readonly VectorResult[]> {
  const { calculateQuote, pdfAmounts, quoteLines } = engine
  const { cases, errors } = vectors
  const results: VectorResult[] = []
  if (calculateQuote) {
    results.push(
      await compare('Vectors of calculateQuote', calculateQuote, cases, ({ request, quote }) => [
        request,
        quote,
      ]),
      await compare('Errors of calculateQuote', calculateQuote, errors, ({ request, error }) => [
        request,
        error.code,
      ]),
    )
  }
  if (pdfAmounts) {
    results.push(
      await compare('Vectors of pdfAmounts', pdfAmounts, cases, ({ quote, pdfAmounts }) => [
        partsOf(quote),
        pdfAmounts,
      ]),
    )
  }
  if (quoteLines) {
    results.push(
      await compare('Lines of the vectors', quoteLines, cases, ({ quote, tariff }) => [
        partsOf(quote),
        rightLines(quote, vectors.tariffs[tariff]),
      ]),
    )
  }
  return results
}

function partsOf({ basePrice, travelCost, urgencyMultiplier }: Quote): PriceParts {
  return { basePrice, travelCost, urgencyMultiplier }
}

/** Calls a function with the input of each vector, and its tariff where that is not the current one. */
async function compare<Vector extends { readonly tariff: string }, Input>(
  title: string,
  call: (input: Input, ...tariff: Tariff<string>[]) => unknown,
  all: readonly Vector[],
  inputAndExpected: (vector: Vector) => readonly [input: Input, expected: unknown],
): Promise<VectorResult> {
  const failures: string[] = []
  for (const vector of all) {
    const [input, expected] = inputAndExpected(vector)
    const tariff = vectors.tariffs[vector.tariff]
    const args = tariff && tariff.date !== currentTariff.date ? [tariff] : []
    const actual = await resultOrCode(() => call(input, ...args))
    if (isSame(actual, expected)) continue
    const given = [input, ...args].map((value) => fc.stringify(value)).join(', ')
    failures.push(`${given} gave ${fc.stringify(actual)} in place of ${fc.stringify(expected)}`)
  }
  return { title, count: all.length, failures }
}

/** Fields that a port adds do not count, nor do the last digits of the travel cost. */
function isSame(actual: unknown, expected: unknown, key = ''): boolean {
  if (typeof expected !== 'object' || expected === null) {
    if (key !== 'travelCost') return actual === expected
    return Math.abs(Number(actual) - Number(expected)) <= 1e-9 * Number(expected)
  }
  if (typeof actual !== 'object' || actual === null) return false
  return Object.entries(expected).every(([key, value]) =>
    isSame(Reflect.get(actual, key), value, key),
  )
}

async function resultOrCode(run: () => unknown): Promise<unknown> {
  try {
    return await run()
  } catch (error) {
    return (error as { code: unknown }).code
  }
}
