import * as fc from 'fast-check'
import { MINIMUM_TOTAL, VAT_RATE } from '../constants.ts'
import type { QuoteLine, QuoteLineKind } from '../quote-lines.ts'
import { invalidPriceParts, priceParts, quoteRequest } from './arbitraries.ts'
import type { Engine, Invariant } from './engine.ts'
import { cents, isHalfUp, isInOrder, isSame, isWithin, priceOf, refusalOf } from './figures.ts'

const ORDER: readonly QuoteLineKind[] = ['base', 'travel', 'urgency', 'minimum', 'rounding', 'vat']

/** Makes the properties of `pdfAmounts`. */
export function pdfInvariants(engine: Required<Engine>): readonly Invariant[] {
  return [
    {
      title: 'The PDF subtotal is the unrounded price, at least the minimum, to half a cent.',
      property: fc.asyncProperty(priceParts(), async (parts) => {
        const { subtotal } = await engine.pdfAmounts(parts)
        return isWithin(0.5, cents(subtotal), Math.max(priceOf(parts), MINIMUM_TOTAL) * 100)
      }),
    },
    {
      title: 'VAT is its rate times the subtotal, half up to the cent. The total is their sum.',
      property: fc.asyncProperty(priceParts(), async (parts) => {
        const amounts = await engine.pdfAmounts(parts)
        const [subtotal, vat] = [cents(amounts.subtotal), cents(amounts.vat)]
        return isHalfUp(vat, subtotal, VAT_RATE, 1) && cents(amounts.total) === subtotal + vat
      }),
    },
    {
      title: 'The PDF total never falls as base price, travel cost or multiplier grows.',
      property: fc.asyncProperty(
        priceParts(),
        priceParts(),
        fc.constantFrom('basePrice', 'travelCost', 'urgencyMultiplier'),
        async (parts, other, part) => {
          const a = await engine.pdfAmounts(parts)
          const b = await engine.pdfAmounts({ ...parts, [part]: other[part] })
          return isInOrder(other[part] - parts[part], b.total - a.total)
        },
      ),
    },
    {
      title: 'The same parts always give the same PDF amounts, and stay as they are.',
      property: fc.asyncProperty(priceParts(), async (parts) => {
        const given = await engine.pdfAmounts(parts)
        return isSame(given, await engine.pdfAmounts(Object.freeze(parts)))
      }),
    },
    {
      title: 'The PDF amounts of wrong parts are refused with the code invalid-amount.',
      property: fc.asyncProperty(invalidPriceParts(), async (parts) => {
        return (await refusalOf(() => engine.pdfAmounts(parts))) === 'invalid-amount'
      }),
    },
  ]
}

/** Makes the properties of `quoteLines`: of each breakdown, and of both together. */
export function lineInvariants(engine: Required<Engine>): readonly Invariant[] {
  return [
    {
      title: 'The base and travel lines are base price and travel cost, rounded to the cent.',
      property: fc.asyncProperty(priceParts(), async (parts) => {
        const { screen, pdf } = await engine.quoteLines(parts)
        return [screen, pdf].every(
          (lines) =>
            isHalfUp(amountOf(lines, 'base'), 100, parts.basePrice, 1) &&
            isHalfUp(amountOf(lines, 'travel'), 100, parts.travelCost, 1),
        )
      }),
    },
    {
      title: 'Without a surcharge there is no urgency line.',
      property: fc.asyncProperty(priceParts(), async (parts) => {
        const { screen, pdf } = await engine.quoteLines({ ...parts, urgencyMultiplier: 1 })
        return [screen, pdf].every((lines) => amountOf(lines, 'urgency') === 0)
      }),
    },
    {
      title: 'The minimum line raises the sum of the lines before it to the minimum.',
      property: fc.asyncProperty(priceParts(), async (parts) => {
        const { screen, pdf } = await engine.quoteLines(parts)
        return [screen, pdf].every((lines) => {
          const before = sumInCents(without(lines, 'minimum', 'rounding', 'vat'))
          return amountOf(lines, 'minimum') === Math.max(MINIMUM_TOTAL * 100 - before, 0)
        })
      }),
    },
    {
      title: 'Lines come in a fixed order. Only base can be 0, and only rounding can be negative.',
      property: fc.asyncProperty(priceParts(), async (parts) => {
        const { screen, pdf } = await engine.quoteLines(parts)
        return [screen, pdf].every((lines) => {
          const kinds = ORDER.filter((kind) => kind === 'base' || amountOf(lines, kind) !== 0)
          const isOrdered = isSame(
            lines.map(({ kind }) => kind),
            kinds,
          )
          return isOrdered && without(lines, 'rounding').every(({ amount }) => amount >= 0)
        })
      }),
    },
    {
      title: 'Screen and PDF have the same lines, apart from rounding and VAT.',
      property: fc.asyncProperty(priceParts(), async (parts) => {
        const { screen, pdf } = await engine.quoteLines(parts)
        return isSame(without(screen, 'rounding'), without(pdf, 'vat'))
      }),
    },
    {
      title: 'The same parts always give the same lines, and stay as they are.',
      property: fc.asyncProperty(priceParts(), async (parts) => {
        const given = await engine.quoteLines(parts)
        return isSame(given, await engine.quoteLines(Object.freeze(parts)))
      }),
    },
    {
      title: 'The lines of wrong parts are refused with the code invalid-amount.',
      property: fc.asyncProperty(invalidPriceParts(), async (parts) => {
        return (await refusalOf(() => engine.quoteLines(parts))) === 'invalid-amount'
      }),
    },
  ]
}

/** Makes the properties that compare a price with its lines and its PDF amounts. */
export function sumInvariants(engine: Required<Engine>): readonly Invariant[] {
  return [
    {
      title: 'The lines on screen add up to the total of the quote.',
      property: fc.asyncProperty(quoteRequest(), async (request) => {
        const quote = await engine.calculateQuote(request)
        const { screen } = await engine.quoteLines(quote)
        return sumInCents(screen) === cents(quote.totalPrice)
      }),
    },
    {
      title: 'The lines of the PDF add up to its total, and the last line is its VAT.',
      property: fc.asyncProperty(priceParts(), async (parts) => {
        const { pdf } = await engine.quoteLines(parts)
        const { vat, total } = await engine.pdfAmounts(parts)
        return sumInCents(pdf) === cents(total) && amountOf(pdf, 'vat') === cents(vat)
      }),
    },
  ]
}

function amountOf(lines: readonly QuoteLine[], kind: QuoteLineKind): number {
  return cents(lines.find((line) => line.kind === kind)?.amount ?? 0)
}

function sumInCents(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, { amount }) => sum + cents(amount), 0)
}

function without(lines: readonly QuoteLine[], ...kinds: QuoteLineKind[]): readonly QuoteLine[] {
  return lines.filter(({ kind }) => !kinds.includes(kind))
}
