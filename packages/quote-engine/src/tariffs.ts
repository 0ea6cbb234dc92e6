import { deepFreeze } from './deep-freeze.ts'
import { isDay, parseTariff } from './parse-tariff.ts'
import { QuoteError } from './quote-error.ts'
import type { ServiceId } from './tables/services.ts'
import type { UrgencyKey } from './tables/urgencies.ts'
import type { Tariff } from './tariff.ts'
import tariff20261121 from './tariffs/2026-11-21.ts'

// The last one prices all services at all urgencies.
const published: readonly [...Tariff[], Tariff<ServiceId, UrgencyKey>] = [tariff20261121]

/**
 * The published tariffs, oldest first; the day of the last may be yet to come. A published tariff is never
 * changed; it prices no service and no urgency that was added later. Deeply frozen.
 */
export const tariffs: readonly Tariff[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ published.map(parseTariff),
)

/**
 * The tariff that applies on an ISO day, such as `2026-11-21`: the visitor's today for what is asked now, the
 * day of a quote for what was asked then.
 *
 * @throws QuoteError `unknown-tariff` before the first, and for what is no day
 */
export function tariffOn(day: string): Tariff {
  const tariff = isDay(day) ? tariffs.findLast(({ date }) => date <= day) : undefined
  if (!tariff) throw new QuoteError('unknown-tariff')
  return tariff
}
