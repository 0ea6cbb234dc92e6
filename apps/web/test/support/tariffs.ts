import type { Tariff } from '@plombier/quote-engine'
import { todaysTariff } from './todays-prices.ts'

const { basePrices, multipliers } = todaysTariff

/** Differs from today's tariff in every number, and lacks its calmest urgency. */
export const earlierTariff: Tariff<string> = {
  date: '2026-05-01',
  basePrices: Object.fromEntries(
    Object.entries(basePrices).map(([id, basePrice]) => [id, basePrice - 7.5]),
  ),
  multipliers: Object.fromEntries(
    Object.entries(multipliers)
      .slice(1)
      .map(([key, multiplier]) => [key, multiplier + 0.25]),
  ),
  minimumTotal: todaysTariff.minimumTotal + 80,
  freeKilometers: todaysTariff.freeKilometers + 5,
  pricePerKilometer: todaysTariff.pricePerKilometer * 2,
  minutesPerKilometer: todaysTariff.minutesPerKilometer * 2,
  vatRate: todaysTariff.vatRate / 8,
}
