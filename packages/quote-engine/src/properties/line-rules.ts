import * as fc from 'fast-check'
import type { QuoteLine, QuoteLineKind, QuoteLines } from '../quote-lines.ts'
import { cents, isWithin } from './amounts.ts'
import { priceParts, quoteRequest } from './arbitraries.ts'
import { check, type Rule, rule } from './rule.ts'

const ORDER: readonly QuoteLineKind[] = ['base', 'travel', 'urgency', 'minimum', 'rounding', 'vat']

/** Of the breakdown of a price. */
export const lineRules: readonly Rule[] = [
  rule(
    'The lines of a price are whole cents that add up to the total exactly, on screen and in the PDF.',
    ['calculateQuote', 'pdfAmounts', 'quoteLines'],
    quoteRequest,
    async ({ calculateQuote, pdfAmounts, quoteLines }, request) => {
      const quote = await calculateQuote(request)
      const { total } = await pdfAmounts(quote)
      const { screen, pdf } = await quoteLines(quote)
      check(sumInCents(screen) === cents(quote.totalPrice), quote, screen)
      check(sumInCents(pdf) === cents(total), total, pdf)
    },
  ),
  rule(
    'The lines of any parts of a price add up: on screen to whole euros, in the PDF to its total.',
    ['pdfAmounts', 'quoteLines'],
    priceParts,
    async ({ pdfAmounts, quoteLines }, parts) => {
      const amounts = await pdfAmounts(parts)
      const { screen, pdf, pdfAmounts: given } = await quoteLines(parts)
      check(sumInCents(screen) % 100 === 0, screen)
      check(sumInCents(pdf) === cents(amounts.total), amounts, pdf)
      check(amountOf(pdf, 'vat') === cents(amounts.vat), amounts, pdf)
      check(
        (['subtotal', 'vat', 'total'] as const).every((name) => given[name] === amounts[name]),
        given,
        amounts,
      )
    },
  ),
  rule(
    'The base line is the base price, to the cent.',
    ['quoteLines'],
    priceParts,
    async ({ quoteLines }, parts) => {
      for (const lines of breakdowns(await quoteLines(parts))) {
        check(amountOf(lines, 'base') === Math.round(parts.basePrice * 100), lines)
      }
    },
  ),
  rule(
    'The travel line is the travel cost, rounded half up to the cent.',
    ['quoteLines'],
    (tariff) => fc.tuple(priceParts(tariff), fc.integer({ min: 0, max: 100_000 })),
    async ({ quoteLines }, [parts, tenthsOfCents]) => {
      const travelCost = tenthsOfCents / 1000
      for (const lines of breakdowns(await quoteLines({ ...parts, travelCost }))) {
        check(amountOf(lines, 'travel') === Math.floor((tenthsOfCents + 5) / 10), lines)
      }
      for (const lines of breakdowns(await quoteLines(parts))) {
        check(isWithin(0.5, amountOf(lines, 'travel'), parts.travelCost * 100), lines)
      }
    },
  ),
  rule(
    'Without a surcharge there is no urgency line.',
    ['quoteLines'],
    priceParts,
    async ({ quoteLines }, parts) => {
      for (const lines of breakdowns(await quoteLines({ ...parts, urgencyMultiplier: 1 }))) {
        check(!lines.some(({ kind }) => kind === 'urgency'), lines)
      }
    },
  ),
  rule(
    'The minimum line tops the price up to the minimum, and is there for nothing else.',
    ['quoteLines'],
    priceParts,
    async ({ quoteLines }, parts, { minimumTotal }) => {
      for (const lines of breakdowns(await quoteLines(parts))) {
        const before = sumInCents(
          lines.filter(({ kind }) => ['base', 'travel', 'urgency'].includes(kind)),
        )
        check(amountOf(lines, 'minimum') === Math.max(minimumTotal * 100 - before, 0), lines)
      }
    },
  ),
  rule(
    'Screen and PDF have the same lines, but for the last: rounding on screen, VAT in the PDF.',
    ['quoteLines'],
    priceParts,
    async ({ quoteLines }, parts) => {
      const { screen, pdf } = await quoteLines(parts)
      const withoutLast = (lines: readonly QuoteLine[], last: QuoteLineKind) =>
        fc.stringify(lines.filter(({ kind }) => kind !== last))
      check(withoutLast(screen, 'rounding') === withoutLast(pdf, 'vat'), screen, pdf)
    },
  ),
  rule(
    'Only the rounding line can be negative, only the base line can be 0, and every kind has its place.',
    ['quoteLines'],
    priceParts,
    async ({ quoteLines }, parts) => {
      for (const lines of breakdowns(await quoteLines(parts))) {
        for (const { kind, amount } of lines) {
          check(kind === 'rounding' || amount >= 0, lines)
          check(kind === 'base' || amount !== 0, lines)
        }
        const kinds = lines.map(({ kind }) => kind)
        check(kinds.join() === ORDER.filter((kind) => kinds.includes(kind)).join(), lines)
      }
    },
  ),
]

function breakdowns({ screen, pdf }: QuoteLines): readonly (readonly QuoteLine[])[] {
  return [screen, pdf]
}

function amountOf(lines: readonly QuoteLine[], kind: QuoteLineKind): number {
  return cents(lines.find((line) => line.kind === kind)?.amount ?? 0)
}

function sumInCents(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, { amount }) => sum + cents(amount), 0)
}
