import { deepFreeze } from './deep-freeze.ts'

const table = [
  { key: 'normal', label: 'Normal (48h)', multiplier: 1 },
  { key: 'urgent', label: 'Urgent (24h)', multiplier: 1.2 },
  { key: 'emergency', label: 'Urgence immédiate (2h)', multiplier: 1.5 },
] as const satisfies readonly { key: string; label: string; multiplier: number }[]

/** The key of an urgency: `normal`, `urgent` or `emergency`. */
export type UrgencyKey = (typeof table)[number]['key']

/** How soon the tradesman comes. */
export interface Urgency {
  /** What `QuoteRequest.urgency` takes. */
  readonly key: UrgencyKey
  /** French, with the delay. */
  readonly label: string
  /** Applies to base price and travel together; 1 or more. */
  readonly multiplier: number
}

/** The urgencies of the price list, from the calmest to the most urgent. Deeply frozen. */
export const urgencies: readonly Urgency[] = /* @__PURE__ */ deepFreeze(table)

const urgenciesByKey: ReadonlyMap<string, Urgency> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ urgencies.map((urgency) => [urgency.key, urgency]),
)

/** The urgency with this key. */
export function findUrgency(key: UrgencyKey): Urgency
/** The urgency with this key, or `undefined`. */
export function findUrgency(key: string): Urgency | undefined
export function findUrgency(key: string): Urgency | undefined {
  return urgenciesByKey.get(key)
}
