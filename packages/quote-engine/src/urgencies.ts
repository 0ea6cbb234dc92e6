import { byKey, deepFreeze } from './deep-freeze.ts'
import { type UrgencyKey, urgencyLabels } from './tables/urgency-labels.ts'
import { currentTariff } from './tariffs.ts'

/** How soon the plumber comes. */
export interface Urgency {
  /** What `QuoteRequest.urgency` takes. */
  readonly key: UrgencyKey
  /** French, with the delay. */
  readonly label: string
  /** Within how many hours the plumber is to be there. */
  readonly delayHours: number
  /** The `currentTariff`'s: applies to base price and travel together; 1 or more. */
  readonly multiplier: number
}

/** The urgencies of the price list, from the calmest to the most urgent. Deeply frozen. */
export const urgencies: readonly Urgency[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ urgencyLabels.map((urgency) => ({
    ...urgency,
    multiplier: currentTariff.multipliers[urgency.key],
  })),
)

const urgenciesByKey = /* @__PURE__ */ byKey(urgencies, ({ key }) => key)

/** The urgency with this key. */
export function findUrgency(key: UrgencyKey): Urgency
/** The urgency with this key, or `undefined`. */
export function findUrgency(key: string): Urgency | undefined
export function findUrgency(key: string): Urgency | undefined {
  return urgenciesByKey.get(key)
}
