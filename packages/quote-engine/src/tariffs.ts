import { deepFreeze } from './deep-freeze.ts'
import { isDay, parseTariff } from './parse-tariff.ts'
import { QuoteError } from './quote-error.ts'
import type { Tariff } from './tariff.ts'
import tariff20261121 from './tariffs/2026-11-21.ts'

/**
 * The latest published tariff: prices all services at all urgencies, and whatever names no tariff. Its day
 * may be yet to come: `tariffOn` has that of a day. Deeply frozen.
 */
export const latestTariff: Tariff = /* @__PURE__ */ parseTariff(
  tariff20261121 satisfies Tariff,
) as Tariff

/**
 * The published tariffs, oldest first. A published tariff is never changed; it prices no service and no
 * urgency that was added later. Deeply frozen.
 */
export const tariffs: readonly Tariff<string>[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ [latestTariff].map(parseTariff),
)

/**
 * The tariff that applied on an ISO day, such as `2026-11-21`.
 *
 * @throws QuoteError `unknown-tariff` before the first, and for what is no day
 */
export function tariffOn(day: string): Tariff<string> {
  const tariff = isDay(day) ? tariffs.findLast(({ date }) => date <= day) : undefined
  if (!tariff) throw new QuoteError('unknown-tariff')
  return tariff
}
