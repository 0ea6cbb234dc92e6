import { byKey, deepFreeze } from './deep-freeze.ts'
import { parseTariff } from './parse-tariff.ts'
import { type UrgencyKey, urgencyLabels } from './tables/urgency-labels.ts'
import type { Tariff } from './tariff.ts'
import { latestTariff } from './tariffs.ts'

/** How soon the plumber comes. */
export interface Urgency {
  /** What `QuoteRequest.urgency` takes. */
  readonly key: UrgencyKey
  /** French, with the delay. */
  readonly label: string
  /** Within how many hours the plumber is to be there. */
  readonly delayHours: number
  /** A tariff's, in `urgencies` the `latestTariff`'s: of base price and travel together, 1 or more. */
  readonly multiplier: number
}

/**
 * Those of the `urgencies` that a tariff has, in their order, with its multipliers.
 *
 * @throws QuoteError `invalid-tariff` for a tariff that `parseTariff` refuses
 */
export function urgenciesOf(tariff: Tariff<string>): readonly Urgency[] {
  const multipliers = new Map(Object.entries(parseTariff(tariff).multipliers))
  return urgencyLabels.flatMap((urgency) => {
    const multiplier = multipliers.get(urgency.key)
    return multiplier === undefined ? [] : { ...urgency, multiplier }
  })
}

/** The urgencies, from the calmest to the most urgent. Deeply frozen. */
export const urgencies: readonly Urgency[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ urgenciesOf(latestTariff),
)

const urgenciesByKey = /* @__PURE__ */ byKey(urgencies, ({ key }) => key)

/** The urgency with this key. */
export function findUrgency(key: UrgencyKey): Urgency
/** The urgency with this key, or `undefined`. */
export function findUrgency(key: string): Urgency | undefined
export function findUrgency(key: string): Urgency | undefined {
  return urgenciesByKey.get(key)
}
