import { byKey, frozenTable } from './deep-freeze.ts'
import { currentTariff } from './tariffs.ts'

const table = [
  { key: 'normal', label: 'Normal (48h)' },
  { key: 'urgent', label: 'Urgent (24h)' },
  { key: 'emergency', label: 'Urgence immédiate (2h)' },
] as const satisfies readonly { key: string; label: string }[]

/** The key of an urgency: `normal`, `urgent` or `emergency`. */
export type UrgencyKey = (typeof table)[number]['key']

/** How soon the tradesman comes. */
export interface Urgency {
  /** What `QuoteRequest.urgency` takes. */
  readonly key: UrgencyKey
  /** French, with the delay. */
  readonly label: string
  /** The `currentTariff`'s: applies to base price and travel together; 1 or more. */
  readonly multiplier: number
}

/** The urgencies of the price list, from the calmest to the most urgent. Deeply frozen. */
export const urgencies: readonly Urgency[] = frozenTable(table, ({ key, label }) => ({
  key,
  label,
  multiplier: currentTariff.multipliers[key],
}))

const urgenciesByKey = byKey(urgencies, ({ key }) => key)

/** The urgency with this key. */
export function findUrgency(key: UrgencyKey): Urgency
/** The urgency with this key, or `undefined`. */
export function findUrgency(key: string): Urgency | undefined
export function findUrgency(key: string): Urgency | undefined {
  return urgenciesByKey.get(key)
}
