import * as fc from 'fast-check'
import { EARTH_RADIUS_KM, haversineKm } from '../distance.ts'
import type { QuoteRequest } from '../quote.ts'
import { findService } from '../services.ts'
import type { Tariff } from '../tariff.ts'
import { cents, isWithin, roundedProduct } from './amounts.ts'
import {
  cityCenter,
  coordinates,
  kilometersAroundFreeRadius,
  placeAtKnownDistance,
  quoteRequest,
  serviceId,
  urgencyKey,
} from './arbitraries.ts'
import { check, type Rule, rule } from './rule.ts'

const MILLIMETER = 1e-6

/** Of the price of a visit. Distances are this engine's, which its own rules prove. */
export const priceRules: readonly Rule[] = [
  rule(
    'The total is a whole number of euros, at least the minimum.',
    ['calculateQuote'],
    quoteRequest,
    async ({ calculateQuote }, request, { minimumTotal }) => {
      const { totalPrice } = await calculateQuote(request)
      check(Number.isInteger(totalPrice) && totalPrice >= minimumTotal, totalPrice)
    },
  ),
  rule(
    'The total never falls as the distance grows.',
    ['calculateQuote'],
    (tariff) =>
      fc.tuple(
        quoteRequest(tariff),
        fc.oneof(
          coordinates(),
          tripAround(tariff).map(({ destination }) => destination),
        ),
      ),
    async ({ calculateQuote }, [request, elsewhere]) => {
      const [near, far] = [request, { ...request, destination: elsewhere }]
        .map((request) => ({ request, distanceKm: distanceOf(request) }))
        .sort((a, b) => a.distanceKm - b.distanceKm)
      if (!near || !far || far.distanceKm - near.distanceKm < MILLIMETER) return
      const [lower, higher] = await Promise.all(
        [near, far].map((trip) => calculateQuote(trip.request)),
      )
      check(isAscending(lower?.totalPrice, higher?.totalPrice), lower, higher)
      check(isAscending(lower?.travelCost, higher?.travelCost), lower, higher)
    },
  ),
  rule(
    'The total never falls as the base price grows.',
    ['calculateQuote'],
    (tariff) => fc.tuple(quoteRequest(tariff), serviceId(tariff)),
    async ({ calculateQuote }, [request, serviceId], { basePrices }) => {
      const ids = [request.serviceId, serviceId].sort(
        (a, b) => (basePrices[a] ?? 0) - (basePrices[b] ?? 0),
      )
      const totals = await Promise.all(
        ids.map(async (serviceId) => (await calculateQuote({ ...request, serviceId })).totalPrice),
      )
      check(isAscending(...totals), totals)
    },
  ),
  rule(
    'The total never falls as the multiplier of the urgency grows.',
    ['calculateQuote'],
    (tariff) => fc.tuple(quoteRequest(tariff), urgencyKey(tariff)),
    async ({ calculateQuote }, [request, urgency], { multipliers }) => {
      const keys = [request.urgency, urgency].sort(
        (a, b) => (multipliers[a] ?? 0) - (multipliers[b] ?? 0),
      )
      const totals = await Promise.all(
        keys.map(async (urgency) => (await calculateQuote({ ...request, urgency })).totalPrice),
      )
      check(isAscending(...totals), totals)
    },
  ),
  rule(
    'Within the free distance the price does not depend on the place.',
    ['calculateQuote'],
    (tariff) => {
      const farthest = Math.min(tariff.freeKilometers - MILLIMETER, Math.PI * EARTH_RADIUS_KM)
      const kilometers = fc.double({ min: 0, max: Math.max(farthest, 0), noNaN: true })
      return fc.tuple(serviceId(tariff), urgencyKey(tariff), placeAtKnownDistance(kilometers))
    },
    async ({ calculateQuote }, [serviceId, urgency, { origin, destination }]) => {
      const near = await calculateQuote({ serviceId, urgency, origin, destination })
      const atCenter = await calculateQuote({ serviceId, urgency, origin, destination: origin })
      check(near.travelCost === 0 && near.totalPrice === atCenter.totalPrice, near, atCenter)
    },
  ),
  rule(
    'The travel cost is exactly 0 up to the free distance and continuous there.',
    ['calculateQuote'],
    (tariff) => fc.tuple(quoteRequest(tariff), tripAround(tariff), tripAround(tariff)),
    async ({ calculateQuote }, [request, tripA, tripB], { freeKilometers, pricePerKilometer }) => {
      const quoteA = await calculateQuote({ ...request, ...tripA })
      const quoteB = await calculateQuote({ ...request, ...tripB })
      if (distanceOf(tripA) < freeKilometers - MILLIMETER) check(quoteA.travelCost === 0, quoteA)
      const kilometersApart = Math.abs(distanceOf(tripA) - distanceOf(tripB)) + MILLIMETER
      check(
        Math.abs(quoteA.travelCost - quoteB.travelCost) <= pricePerKilometer * kilometersApart,
        quoteA,
        quoteB,
      )
    },
  ),
  rule(
    'Every figure follows the tariff on the unrounded distance, to half a unit where it is rounded.',
    ['calculateQuote'],
    quoteRequest,
    async ({ calculateQuote }, request, tariff) => {
      const quote = await calculateQuote(request)
      const basePrice = tariff.basePrices[request.serviceId] ?? 0
      const multiplier = tariff.multipliers[request.urgency] ?? 0
      const distanceKm = distanceOf(request)
      const billableKm = Math.max(distanceKm - tariff.freeKilometers, 0)
      const travelCost = billableKm * tariff.pricePerKilometer
      const travelNoise = MILLIMETER * tariff.pricePerKilometer
      const price = Math.max((basePrice + travelCost) * multiplier, tariff.minimumTotal)
      check(quote.basePrice === basePrice, quote)
      check(quote.urgencyMultiplier === multiplier, quote)
      check(quote.freeKilometers === tariff.freeKilometers, quote)
      check(isWithin(travelNoise, quote.travelCost, travelCost), quote)
      check(isWithin(0.5 + travelNoise * multiplier, quote.totalPrice, price), quote)
      check(isWithin(0.5 + MILLIMETER, quote.distance, distanceKm), quote)
      check(isWithin(0.5 + MILLIMETER, quote.billableKilometers, billableKm), quote)
      check(
        isWithin(
          0.5 + MILLIMETER * tariff.minutesPerKilometer,
          quote.travelTime,
          distanceKm * tariff.minutesPerKilometer,
        ),
        quote,
      )
      const whole = [quote.distance, quote.billableKilometers, quote.travelTime]
      check(whole.every(Number.isInteger), quote)
    },
  ),
  rule(
    'Half a euro goes up.',
    ['calculateQuote'],
    (tariff) => fc.tuple(serviceId(tariff), urgencyKey(tariff), cityCenter()),
    async ({ calculateQuote }, [serviceId, urgency, center], tariff) => {
      const { basePrices, multipliers, minimumTotal } = tariff
      const basePrice = cents(basePrices[serviceId] ?? 0)
      const total = roundedProduct(basePrice, multipliers[urgency] ?? 0, 100)
      if (total === undefined || Number.isNaN(basePrice)) return
      const quote = await calculateQuote({
        serviceId,
        urgency,
        origin: center,
        destination: center,
      })
      check(quote.totalPrice === Math.max(total / 100, minimumTotal), quote)
    },
  ),
  rule(
    'The tools are those of the service, and none for a service of the tariff alone.',
    ['calculateQuote'],
    quoteRequest,
    async ({ calculateQuote }, request) => {
      const { requiredTools } = await calculateQuote(request)
      const tools = findService(request.serviceId)?.tools ?? []
      check(fc.stringify(requiredTools) === fc.stringify(tools), requiredTools)
    },
  ),
]

function distanceOf({ origin, destination }: Pick<QuoteRequest, 'origin' | 'destination'>) {
  return haversineKm(origin, destination)
}

/** From a city's centre to a place that is often at the border of the free distance. */
function tripAround(tariff: Tariff<string>) {
  return placeAtKnownDistance(kilometersAroundFreeRadius(tariff)).map(
    ({ origin, destination }) => ({ origin, destination }),
  )
}

function isAscending(low = Number.NaN, high = Number.NaN): boolean {
  return low <= high
}
