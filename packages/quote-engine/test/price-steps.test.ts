// Each price of each published tariff, for every distance on Earth. Why its steps are enough:
// src/rounding.md.
import { describe, expect, test } from 'vitest'
import * as engine from '../src/index.ts'
import { quoteAtDistance } from '../src/quote.ts'

const { EARTH_RADIUS_KM, pdfAmounts, ratesOf, tariffs } = engine
type Rates = engine.Rates
type Tariff = engine.Tariff

const NM_PER_KM = 10n ** 12n
/** By how many units in its last digit a price may be early: four of the nudge, four of the formula. */
const EARLY = 8 * Number.EPSILON

const works = tariffs.flatMap((tariff) =>
  Object.keys(tariff.basePrices).flatMap((serviceId) =>
    Object.keys(tariff.multipliers).map((urgency) => {
      const rates = ratesOf({ serviceId, urgency }, tariff)
      return { serviceId, urgency, rates, tariff }
    }),
  ),
)

describe.each(works)('$tariff.date, $serviceId, $urgency', ({ rates, tariff }) => {
  test('each price on screen begins where exact arithmetic puts it, all over the Earth', () => {
    const euros = (km: number) => quoteAtDistance(km, rates, tariff).totalPrice
    expect(wrongSteps(euros, 100, Math.PI * EARTH_RADIUS_KM, rates, tariff)).toEqual([])
  })

  test('and each in the PDF, up to 100 km', () => {
    const cents = (km: number) =>
      Math.round(pdfAmounts(quoteAtDistance(km, rates, tariff), tariff).subtotal * 100)
    expect(wrongSteps(cents, 1, 100, rates, tariff)).toEqual([])
  })
})

/** What is wrong with a price in whole units: where it begins, and each step up to a distance. */
function wrongSteps(
  price: (km: number) => number,
  centsPerUnit: number,
  farthestKm: number,
  rates: Rates,
  tariff: Tariff,
): readonly string[] {
  // Half up: from 142.5 on it reads 143.
  const stepTo = (units: number) => exactNanometers((2 * units - 1) * centsPerUnit, rates, tariff)
  const priceAt = (nanometers: bigint) => price(Number(nanometers) / Number(NM_PER_KM))

  let units = price(0)
  const isMinimum = units * centsPerUnit === tariff.minimumTotal * 100
  const isRight = isMinimum || stepTo(units) <= millionths(tariff.freeKilometers) * 10n ** 6n
  const wrong = isRight ? [] : [`${units} without travel`]
  const early = earlyNanometers((price(farthestKm) * centsPerUnit) / 100, rates, tariff)
  for (;;) {
    units += 1
    const step = stepTo(units)
    if (step > BigInt(Math.ceil(farthestKm)) * NM_PER_KM) return wrong
    const before = priceAt(step - early)
    const after = priceAt(step + 1n)
    if (before !== units - 1 || after !== units) wrong.push(`${before}, ${after} around ${units}`)
  }
}

/** The distance that costs as much as the last digits of the largest price. */
function earlyNanometers(largest: number, rates: Rates, { pricePerKilometer }: Tariff): bigint {
  const km = (largest * EARLY) / (rates.urgencyMultiplier * pricePerKilometer)
  return BigInt(Math.ceil(km * Number(NM_PER_KM)))
}

/** From where on the price before rounding is at least so many half cents, rounded down. */
function exactNanometers(
  halfCents: number,
  { basePrice, urgencyMultiplier }: Rates,
  { freeKilometers, pricePerKilometer }: Tariff,
): bigint {
  const multiplier = millionths(urgencyMultiplier)
  const travelCost = [
    BigInt(halfCents) * 10n ** 12n - 200n * multiplier * millionths(basePrice),
    200n * multiplier,
  ] as const
  const billed = (travelCost[0] * NM_PER_KM) / (travelCost[1] * millionths(pricePerKilometer))
  return millionths(freeKilometers) * 10n ** 6n + billed
}

/** A number of the tariff as the decimal that is written there. */
function millionths(number: number): bigint {
  const [whole = '', decimals = ''] = String(number).split('.')
  return BigInt(whole + decimals.padEnd(6, '0'))
}
