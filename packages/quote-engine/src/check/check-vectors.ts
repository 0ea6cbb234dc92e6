import { createRequire } from 'node:module'
import * as fc from 'fast-check'
import type { Engine } from '../invariants.ts'
import type { PdfAmounts } from '../pdf-amounts.ts'
import type { Quote, QuoteRequest } from '../quote.ts'
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
export async function checkVectors({
  calculateQuote,
  pdfAmounts,
}: Engine): Promise<readonly VectorResult[]> {
  const results: VectorResult[] = []
  const { cases, errors } = vectors
  if (calculateQuote) {
    results.push(
      await compareAll('Vectors of calculateQuote', cases, async ({ tariff, request, quote }) => ({
        input: [request, ...tariffNamed(tariff)],
        actual: await calculateQuote(request, ...tariffNamed(tariff)),
        expected: quote,
      })),
      await compareAll('Errors of calculateQuote', errors, async ({ tariff, request, error }) => ({
        input: [request, ...tariffNamed(tariff)],
        actual: await codeOf(() => calculateQuote(request, ...tariffNamed(tariff))),
        expected: error.code,
      })),
    )
  }
  if (pdfAmounts) {
    results.push(
      await compareAll('Vectors of pdfAmounts', cases, async ({ tariff, quote, ...expected }) => {
        const { basePrice, travelCost, urgencyMultiplier } = quote
        const parts = { basePrice, travelCost, urgencyMultiplier }
        return {
          input: [parts, ...tariffNamed(tariff)],
          actual: await pdfAmounts(parts, ...tariffNamed(tariff)),
          expected: expected.pdfAmounts,
        }
      }),
    )
  }
  return results
}

/** The tariff to price by, none where it is the current one. */
function tariffNamed(name: string): [] | [Tariff<string>] {
  const tariff = vectors.tariffs[name]
  return !tariff || name === currentTariff.date ? [] : [tariff]
}

interface Comparison {
  readonly input: readonly unknown[]
  readonly actual: unknown
  readonly expected: unknown
}

async function compareAll<Vector>(
  title: string,
  vectors: readonly Vector[],
  compare: (vector: Vector) => Promise<Comparison>,
): Promise<VectorResult> {
  const failures: string[] = []
  for (const vector of vectors) {
    const { input, actual, expected } = await compare(vector)
    if (isSame(actual, expected)) continue
    failures.push(
      `${input.map((value) => fc.stringify(value)).join(', ')} gave ${fc.stringify(actual)} in place of ${fc.stringify(expected)}`,
    )
  }
  return { title, count: vectors.length, failures }
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

async function codeOf(run: () => unknown): Promise<unknown> {
  try {
    return await run()
  } catch (error) {
    return (error as { code: unknown }).code
  }
}
