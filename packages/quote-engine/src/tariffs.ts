import { isDay } from './day.ts'
import { deepFreeze } from './deep-freeze.ts'
import { parseTariff } from './parse-tariff.ts'
import type { Tariff } from './tariff.ts'
import tariff20261121 from './tariffs/2026-11-21.ts'

/** The newest published tariff, which prices whatever names no other. Deeply frozen. */
export const currentTariff: Tariff = deepFreeze(tariff20261121)

/**
 * The published tariffs, oldest first. A published tariff is never changed; it prices no service that
 * was added later. Deeply frozen.
 */
export const tariffs: readonly Tariff<string>[] = deepFreeze([currentTariff])

/** The tariff that applied on an ISO day, or `undefined` before the first and for what is no day. */
export function tariffOn(day: string): Tariff<string> | undefined {
  return isDay(day) ? tariffs.findLast(({ date }) => date <= day) : undefined
}

/** A tariff that can price: the current one, or whatever passes `parseTariff`. */
export function validTariff(tariff: Tariff<string>): Tariff<string> {
  return tariff === currentTariff ? tariff : parseTariff(tariff)
}
