// Each price of each published tariff, for every distance on Earth. Why its steps are enough:
// src/rounding.md.
import { describe, expect, test } from 'vitest'
import { EARTH_RADIUS_KM, pdfAmounts, type Tariff, tariffs } from '../src/index.ts'
import { quoteAtDistance } from '../src/quote.ts'

type Rates = Parameters<typeof quoteAtDistance>[1]

/** By how much the nudge of rounding.ts may bring a step forward. */
const EARLY_NM = 25n
const NM_PER_KM = 10n ** 12n

describe.each(tariffs)(
  'by the tariff of $date, each step is where exact arithmetic puts it',
  (tariff) => {
    test.each(allRates(tariff))(
      'on screen, to the end of the Earth: $basePrice × $urgencyMultiplier',
      (rates) => {
        const euros = (km: number) => quoteAtDistance(km, rates, tariff).totalPrice
        expect(wrongSteps(euros, 100, Math.PI * EARTH_RADIUS_KM, rates, tariff)).toEqual([])
      },
    )

    test.each(allRates(tariff))(
      'in the PDF, up to 100 km: $basePrice × $urgencyMultiplier',
      (rates) => {
        const cents = (km: number) =>
          Math.round(pdfAmounts(quoteAtDistance(km, rates, tariff), tariff).subtotal * 100)
        expect(wrongSteps(cents, 1, 100, rates, tariff)).toEqual([])
      },
    )
  },
)

function allRates({ basePrices, multipliers }: Tariff<string>): readonly Rates[] {
  return Object.values(basePrices).flatMap((basePrice) =>
    Object.values(multipliers).map((urgencyMultiplier) => ({
      basePrice,
      urgencyMultiplier,
      requiredTools: [],
    })),
  )
}

/** What is wrong with a price in whole units: where it begins, and each step up to a distance. */
function wrongSteps(
  price: (km: number) => number,
  centsPerUnit: number,
  farthestKm: number,
  rates: Rates,
  tariff: Tariff<string>,
): readonly string[] {
  // Half up: from 142.5 on it reads 143.
  const stepTo = (units: number) => exactNanometers((2 * units - 1) * centsPerUnit, rates, tariff)
  const priceAt = (nanometers: bigint) => price(Number(nanometers) / Number(NM_PER_KM))

  let units = price(0)
  const isMinimum = units * centsPerUnit === tariff.minimumTotal * 100
  const isRight = isMinimum || stepTo(units) <= millionths(tariff.freeKilometers) * 10n ** 6n
  const wrong = isRight ? [] : [`${units} without travel`]
  for (;;) {
    units += 1
    const step = stepTo(units)
    if (step > BigInt(Math.ceil(farthestKm)) * NM_PER_KM) return wrong
    const before = priceAt(step - EARLY_NM)
    const after = priceAt(step + 1n)
    if (before !== units - 1 || after !== units) wrong.push(`${before}, ${after} around ${units}`)
  }
}

/** From where on the price before rounding is at least so many half cents, rounded down. */
function exactNanometers(
  halfCents: number,
  { basePrice, urgencyMultiplier }: Rates,
  { freeKilometers, pricePerKilometer }: Tariff<string>,
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
