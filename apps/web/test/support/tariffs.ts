import { currentTariff, type Tariff } from '@plombier/quote-engine'
import { tariff } from '@plombier/quote-engine/arbitraries'
import type fc from 'fast-check'

const { basePrices, multipliers } = currentTariff

/** Differs from the current tariff in every number. */
export const earlierTariff: Tariff<string> = {
  date: '2026-05-01',
  basePrices: Object.fromEntries(
    Object.entries(basePrices).map(([id, basePrice]) => [id, basePrice - 7.5]),
  ),
  multipliers: {
    normal: multipliers.normal + 0.25,
    urgent: multipliers.urgent + 0.25,
    emergency: multipliers.emergency + 0.25,
  },
  minimumTotal: currentTariff.minimumTotal + 80,
  freeKilometers: currentTariff.freeKilometers + 5,
  pricePerKilometer: currentTariff.pricePerKilometer * 2,
  minutesPerKilometer: currentTariff.minutesPerKilometer * 2,
  vatRate: currentTariff.vatRate / 8,
}

/** Any tariff that prices all services. */
export function anyTariff(): fc.Arbitrary<Tariff<string>> {
  return tariff().map((drawn) => ({
    ...drawn,
    basePrices: { ...basePrices, ...drawn.basePrices },
  }))
}
