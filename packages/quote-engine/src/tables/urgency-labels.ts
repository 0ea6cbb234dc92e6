import { deepFreeze } from '../deep-freeze.ts'

/** From the calmest to the most urgent. */
export const urgencyLabels = /* @__PURE__ */ deepFreeze([
  { key: 'normal', label: 'Normal (48h)' },
  { key: 'urgent', label: 'Urgent (24h)' },
  { key: 'emergency', label: 'Urgence immédiate (2h)' },
] as const satisfies readonly { key: string; label: string }[])

/** The key of an urgency: `normal`, `urgent` or `emergency`. */
export type UrgencyKey = (typeof urgencyLabels)[number]['key']
