import { deepFreeze } from '../deep-freeze.ts'

/** From the calmest to the most urgent. */
export const urgencyLabels = /* @__PURE__ */ deepFreeze([
  { key: 'normal', label: 'Normal (48h)', delayHours: 48 },
  { key: 'urgent', label: 'Urgent (24h)', delayHours: 24 },
  { key: 'emergency', label: 'Urgence immédiate (2h)', delayHours: 2 },
] as const satisfies readonly { key: string; label: string; delayHours: number }[])

/** The key of an urgency. */
export type UrgencyKey = (typeof urgencyLabels)[number]['key']
