import { currentTariff, type Tariff } from '@plombier/quote-engine'
import { tariff } from '@plombier/quote-engine/arbitraries'
import type fc from 'fast-check'

const { basePrices, multipliers } = currentTariff

/** Differs from the current tariff in every number, and lacks its calmest urgency. */
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
  minimumTotal: currentTariff.minimumTotal + 80,
  freeKilometers: currentTariff.freeKilometers + 5,
  pricePerKilometer: currentTariff.pricePerKilometer * 2,
  minutesPerKilometer: currentTariff.minutesPerKilometer * 2,
  vatRate: currentTariff.vatRate / 8,
}

/** Any tariff that prices all services at all urgencies. */
export function anyTariff(): fc.Arbitrary<Tariff<string>> {
  return tariff().map((drawn) => ({
    ...drawn,
    basePrices: { ...basePrices, ...drawn.basePrices },
    multipliers: { ...multipliers, ...drawn.multipliers },
  }))
}
