import * as fc from 'fast-check'
import type { QuoteRequest } from '../calculate-quote.ts'
import {
  FREE_KILOMETERS,
  MINIMUM_TOTAL,
  MINUTES_PER_KILOMETER,
  PRICE_PER_KILOMETER,
} from '../constants.ts'
import { haversineKm } from '../distance.ts'
import { findService } from '../services.ts'
import { findUrgency } from '../urgencies.ts'
import { invalidQuoteRequest, quoteRequest } from './arbitraries.ts'
import type { Engine, Invariant } from './engine.ts'
import { isHalfUp, isInOrder, isSame, isWithin, MILLIMETER, priceOf, refusalOf } from './figures.ts'

/** Makes the properties of `calculateQuote`. They measure distances with this package, not with `engine`. */
export function quoteInvariants(engine: Required<Engine>): readonly Invariant[] {
  return [
    {
      title: 'The total is the price rounded to whole euros, and at least the minimum.',
      property: fc.asyncProperty(quoteRequest(), async (request) => {
        const quote = await engine.calculateQuote(request)
        const exact = Math.max(priceOf(quote), MINIMUM_TOTAL)
        return Number.isInteger(quote.totalPrice) && isWithin(0.5, quote.totalPrice, exact)
      }),
    },
    {
      title: 'A total that ends in half a euro is rounded up.',
      property: fc.asyncProperty(quoteRequest(), async (request) => {
        const atCenter = { ...request, destination: request.origin }
        const { totalPrice } = await engine.calculateQuote(atCenter)
        const { basePrice } = findService(request.serviceId)
        const { multiplier } = findUrgency(request.urgency)
        const isUp = isHalfUp(totalPrice * 100, basePrice * 100, multiplier, 100)
        return isUp || totalPrice === MINIMUM_TOTAL
      }),
    },
    {
      title: 'Base price, multiplier, free kilometres and tools are those of the tables.',
      property: fc.asyncProperty(quoteRequest(), async (request) => {
        const quote = await engine.calculateQuote(request)
        const { basePrice, tools } = findService(request.serviceId)
        const { multiplier } = findUrgency(request.urgency)
        const { freeKilometers, requiredTools, urgencyMultiplier } = quote
        return isSame(
          [quote.basePrice, urgencyMultiplier, freeKilometers, requiredTools],
          [basePrice, multiplier, FREE_KILOMETERS, tools],
        )
      }),
    },
    {
      title: 'Travel is free within the free kilometres, and then costs each unrounded kilometre.',
      property: fc.asyncProperty(quoteRequest(), async (request) => {
        const { travelCost } = await engine.calculateQuote(request)
        const billableKm = kilometersOf(request) - FREE_KILOMETERS
        if (billableKm < -MILLIMETER) return travelCost === 0
        return isWithin(MILLIMETER, travelCost, Math.max(billableKm, 0) * PRICE_PER_KILOMETER)
      }),
    },
    {
      title: 'Distance, billed kilometres and travel time are rounded to whole units.',
      property: fc.asyncProperty(quoteRequest(), async (request) => {
        const { distance, billableKilometers, travelTime } = await engine.calculateQuote(request)
        const km = kilometersOf(request)
        const isRounded = (figure: number, exact: number) =>
          Number.isInteger(figure) && isWithin(0.5 + 3 * MILLIMETER, figure, exact)
        return (
          isRounded(distance, km) &&
          isRounded(billableKilometers, Math.max(km - FREE_KILOMETERS, 0)) &&
          isRounded(travelTime, km * MINUTES_PER_KILOMETER)
        )
      }),
    },
    {
      title: 'The total never falls as distance, base price or multiplier grows.',
      property: fc.asyncProperty(
        quoteRequest(),
        quoteRequest(),
        fc.constantFrom('destination', 'serviceId', 'urgency'),
        async (request, other, field) => {
          const changedRequest = { ...request, [field]: other[field] }
          const quote = await engine.calculateQuote(request)
          const changed = await engine.calculateQuote(changedRequest)
          // Only one field is changed, so two of these three differences are 0.
          const growth =
            kilometersOf(changedRequest) -
            kilometersOf(request) +
            (changed.basePrice - quote.basePrice) +
            (changed.urgencyMultiplier - quote.urgencyMultiplier)
          return isInOrder(growth, changed.totalPrice - quote.totalPrice)
        },
      ),
    },
    {
      title: 'The same request always gives the same quote, and stays as it is.',
      property: fc.asyncProperty(quoteRequest(), async (request) => {
        const quote = await engine.calculateQuote(request)
        // An engine that changes its request throws now, because the request is frozen.
        for (const part of [request, request.origin, request.destination]) Object.freeze(part)
        return isSame(quote, await engine.calculateQuote(request))
      }),
    },
    {
      title: 'An unknown service or urgency, or a wrong point, is refused with its code.',
      property: fc.asyncProperty(invalidQuoteRequest(), async ([request, code]) => {
        return (await refusalOf(() => engine.calculateQuote(request))) === code
      }),
    },
  ]
}

function kilometersOf({ origin, destination }: QuoteRequest): number {
  return haversineKm(origin, destination)
}
