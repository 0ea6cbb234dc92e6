import { freezeTable } from './freeze-table.ts'

const table = [
  { key: 'normal', label: 'Normal (48h)', multiplier: 1, delayHours: 48 },
  { key: 'urgent', label: 'Urgent (24h)', multiplier: 1.2, delayHours: 24 },
  { key: 'emergency', label: 'Urgence immédiate (2h)', multiplier: 1.5, delayHours: 2 },
] as const

/** The key of an urgency. */
export type UrgencyKey = (typeof table)[number]['key']

/** How soon the plumber comes, and what that costs. */
export interface Urgency {
  /** What `QuoteRequest.urgency` takes. */
  readonly key: UrgencyKey
  /** The French name, with the delay. */
  readonly label: string
  /** The sum of base price and travel cost is multiplied by this number. */
  readonly multiplier: number
  /** The plumber comes within this number of hours. */
  readonly delayHours: number
}

/** The urgencies of the specification (section 9), the least urgent first. Frozen. */
export const urgencies: readonly Urgency[] = /* @__PURE__ */ freezeTable(table)

/** Finds the urgency with this key. */
export function findUrgency(key: UrgencyKey): Urgency
/** Finds the urgency with this key. Returns `undefined` if there is none. */
export function findUrgency(key: string): Urgency | undefined
export function findUrgency(key: string): Urgency | undefined {
  return urgencies.find((urgency) => urgency.key === key)
}
