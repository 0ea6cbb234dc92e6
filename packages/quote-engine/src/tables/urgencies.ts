import { byKey, deepFreeze } from '../deep-freeze.ts'

const table = [
  { key: 'normal', label: 'Normal (48h)', delayHours: 48 },
  { key: 'urgent', label: 'Urgent (24h)', delayHours: 24 },
  { key: 'emergency', label: 'Urgence immédiate (2h)', delayHours: 2 },
] as const satisfies readonly { key: string; label: string; delayHours: number }[]

/** The key of an urgency. */
export type UrgencyKey = (typeof table)[number]['key']

/** How soon the plumber comes. Each tariff has its multiplier: see `ratesOf`. */
export interface Urgency {
  /** What `QuoteRequest.urgency` takes. */
  readonly key: UrgencyKey
  /** French, with the delay. */
  readonly label: string
  /** Within how many hours the plumber is to be there. */
  readonly delayHours: number
}

/** The urgencies, from the calmest to the most urgent. Deeply frozen. */
export const urgencies: readonly Urgency[] = /* @__PURE__ */ deepFreeze(table)

const urgenciesByKey = /* @__PURE__ */ byKey(urgencies, ({ key }) => key)

/** The urgency with this key. */
export function findUrgency(key: UrgencyKey): Urgency
/** The urgency with this key, or `undefined`. */
export function findUrgency(key: string): Urgency | undefined
export function findUrgency(key: string): Urgency | undefined {
  return urgenciesByKey.get(key)
}
