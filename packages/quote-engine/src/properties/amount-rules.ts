import * as fc from 'fast-check'
import { cents, isWithin, roundedProduct } from './amounts.ts'
import { priceParts, quoteRequest } from './arbitraries.ts'
import { check, type Rule, rule } from './rule.ts'

/** Of the amounts of the PDF document. */
export const amountRules: readonly Rule[] = [
  rule(
    'The PDF subtotal is the price before rounding, at least the minimum, to half a cent.',
    ['pdfAmounts'],
    priceParts,
    async ({ pdfAmounts }, parts, { minimumTotal }) => {
      const { subtotal } = await pdfAmounts(parts)
      const price = (parts.basePrice + parts.travelCost) * parts.urgencyMultiplier
      check(isWithin(0.5, cents(subtotal), Math.max(price, minimumTotal) * 100), subtotal)
    },
  ),
  rule(
    'VAT is its rate of the PDF subtotal, rounded half up to the cent, and the total is their sum.',
    ['pdfAmounts'],
    priceParts,
    async ({ pdfAmounts }, parts, { vatRate }) => {
      const amounts = await pdfAmounts(parts)
      const [subtotal, vat] = [cents(amounts.subtotal), cents(amounts.vat)]
      check(cents(amounts.total) === subtotal + vat, amounts)
      check(isWithin(0.5, vat, subtotal * vatRate), amounts)
      check(vat === (roundedProduct(subtotal, vatRate, 1) ?? vat), amounts)
    },
  ),
  rule(
    'The PDF total never falls as the base price, the travel cost or the multiplier grows.',
    ['pdfAmounts'],
    (tariff) =>
      fc.tuple(
        priceParts(tariff),
        fc.record(
          {
            basePrice: fc.integer({ min: 0, max: 10_000 }).map((cents) => cents / 100),
            travelCost: fc.double({ min: 0, max: 100, noNaN: true }),
            urgencyMultiplier: fc.double({ min: 0, max: 1, noNaN: true }),
          },
          { requiredKeys: [] },
        ),
      ),
    async ({ pdfAmounts }, [parts, { basePrice = 0, travelCost = 0, urgencyMultiplier = 0 }]) => {
      const lower = await pdfAmounts(parts)
      const higher = await pdfAmounts({
        basePrice: (cents(parts.basePrice) + cents(basePrice)) / 100,
        travelCost: parts.travelCost + travelCost,
        urgencyMultiplier: parts.urgencyMultiplier + urgencyMultiplier,
      })
      check(lower.total <= higher.total, lower, higher)
    },
  ),
  rule(
    'The screen total and the PDF subtotal are never more than half a euro apart.',
    ['calculateQuote', 'pdfAmounts'],
    quoteRequest,
    async ({ calculateQuote, pdfAmounts }, request) => {
      const quote = await calculateQuote(request)
      const { subtotal } = await pdfAmounts(quote)
      check(Math.abs(cents(quote.totalPrice) - cents(subtotal)) <= 50, quote, subtotal)
    },
  ),
]
