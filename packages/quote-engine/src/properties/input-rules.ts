import * as fc from 'fast-check'
import { deepFreeze } from '../deep-freeze.ts'
import type { QuoteErrorCode } from '../quote-error.ts'
import {
  coordinates,
  invalidCoordinates,
  invalidPriceParts,
  placePair,
  priceParts,
  quoteRequest,
  unknownKey,
} from './arbitraries.ts'
import { check, type Rule, rule } from './rule.ts'

/** Of what an engine does with its input: right or wrong. */
export const inputRules: readonly Rule[] = [
  rule(
    'The same request gives the same quote, and nothing is mutated.',
    ['calculateQuote'],
    quoteRequest,
    async ({ calculateQuote }, request) => isPure(calculateQuote, request),
  ),
  rule(
    'The same parts give the same amounts, and nothing is mutated.',
    ['pdfAmounts'],
    priceParts,
    async ({ pdfAmounts }, parts) => isPure(pdfAmounts, parts),
  ),
  rule(
    'The same parts give the same lines, and nothing is mutated.',
    ['quoteLines'],
    priceParts,
    async ({ quoteLines }, parts) => isPure(quoteLines, parts),
  ),
  rule(
    'The same places give the same distance, and nothing is mutated.',
    ['haversineKm'],
    placePair,
    async ({ haversineKm }, pair) => isPure(([a, b]) => haversineKm(a, b), pair),
  ),
  rule(
    'The same point gives the same city, and nothing is mutated.',
    ['nearestCity'],
    coordinates,
    async ({ nearestCity }, point) => isPure(nearestCity, point),
  ),
  rule(
    'A request with an unknown service, an unknown urgency or no place gives its error.',
    ['calculateQuote'],
    (tariff) => fc.tuple(quoteRequest(tariff), unknownKey(tariff), invalidCoordinates()),
    async ({ calculateQuote }, [request, key, nowhere]) => {
      await gives('unknown-service', () => calculateQuote({ ...request, serviceId: key }))
      await gives('unknown-urgency', () => calculateQuote({ ...request, urgency: key }))
      const code = 'invalid-coordinates'
      await gives(code, () => calculateQuote({ ...request, origin: nowhere }))
      await gives(code, () => calculateQuote({ ...request, destination: nowhere }))
    },
  ),
  rule(
    'A distance to or from no place gives its error.',
    ['haversineKm'],
    () => fc.tuple(coordinates(), invalidCoordinates()),
    async ({ haversineKm }, [place, nowhere]) => {
      await gives('invalid-coordinates', () => haversineKm(place, nowhere))
      await gives('invalid-coordinates', () => haversineKm(nowhere, place))
    },
  ),
  rule(
    'The city nearest to no place gives its error.',
    ['nearestCity'],
    invalidCoordinates,
    async ({ nearestCity }, nowhere) => gives('invalid-coordinates', () => nearestCity(nowhere)),
  ),
  rule(
    'PDF amounts of an amount that no price has give their error.',
    ['pdfAmounts'],
    invalidPriceParts,
    async ({ pdfAmounts }, parts) => gives('invalid-amount', () => pdfAmounts(parts)),
  ),
  rule(
    'Lines of an amount that no price has give their error.',
    ['quoteLines'],
    invalidPriceParts,
    async ({ quoteLines }, parts) => gives('invalid-amount', () => quoteLines(parts)),
  ),
]

async function isPure<Input extends object>(
  call: (input: Input) => Promise<unknown>,
  input: Input,
): Promise<void> {
  const first = await call(input)
  // A frozen input makes any attempt to write to it throw.
  const second = await call(deepFreeze(input))
  check(fc.stringify(first) === fc.stringify(second), first, second)
}

async function gives(code: QuoteErrorCode, call: () => Promise<unknown>): Promise<void> {
  let answer: unknown
  try {
    answer = await call()
  } catch (error) {
    if ((error as { code?: unknown } | undefined)?.code === code) return
    throw error
  }
  check(false, answer)
}
