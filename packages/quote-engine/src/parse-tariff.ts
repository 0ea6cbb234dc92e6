import { deepFreeze } from './deep-freeze.ts'
import { QuoteError } from './quote-error.ts'
import { isWholeCents } from './rounding.ts'
import type { Tariff } from './tariff.ts'

type Check = (value: unknown) => boolean
type Checks = { readonly [key: string]: Check | Checks }

// Beyond any real tariff, and so low that pdfAmounts has amounts for whatever a valid one prices.
const LARGEST_AMOUNT = 100_000
const LARGEST_MULTIPLIER = 100

const isAmount: Check = (value) => isNumber(value, 0, LARGEST_AMOUNT)
const isPrice: Check = (value) => isAmount(value) && isWholeCents(value as number)
const isMultiplier: Check = (value) => isNumber(value, 1, LARGEST_MULTIPLIER)
const isNothing: Check = () => false

// Deeply frozen, so what was right once stays right.
const parsedTariffs = /* @__PURE__ */ new WeakSet<object>()

/**
 * A tariff from outside, such as parsed JSON. Base prices are whole cents, the minimum whole euros,
 * multipliers 1 to 100, the rate of VAT at most 1, all other numbers 0 to 100,000. A deeply frozen
 * copy; what `parseTariff` has given before comes back as it is.
 *
 * @throws QuoteError `invalid-tariff`, whose `path` names the field that is missing, unknown or wrong
 */
export function parseTariff(data: unknown): Tariff {
  if (parsedTariffs.has(data as object)) return data as Tariff
  const { basePrices, multipliers } = (data ?? {}) as Partial<Tariff>
  const checks = {
    date: isDay,
    basePrices: ofEachKey(basePrices, isPrice),
    multipliers: ofEachKey(multipliers, isMultiplier),
    minimumTotal: (value) => isAmount(value) && Number.isInteger(value),
    freeKilometers: isAmount,
    pricePerKilometer: isAmount,
    minutesPerKilometer: isAmount,
    vatRate: (value) => isNumber(value, 0, 1),
  } satisfies Record<keyof Tariff, Check | Checks>
  const tariff = deepFreeze(parse(data, checks, '') as Tariff)
  parsedTariffs.add(tariff)
  return tariff
}

/** The tariff's own services and urgencies. */
function ofEachKey(record: unknown, check: Check): Checks {
  return Object.fromEntries(Object.keys(record ?? {}).map((key) => [key, check]))
}

/** A copy, if it passes its check: for an object, one for each of its keys. */
function parse(value: unknown, check: Check | Checks, path: string): unknown {
  if (typeof check === 'function') {
    // Of -0, which `Intl` shows, the sum makes 0.
    if (check(value)) return typeof value === 'number' ? value + 0 : value
    throw new QuoteError('invalid-tariff', path)
  }
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  const keys = isRecord ? Object.keys({ ...check, ...value }) : []
  if (keys.length === 0) throw new QuoteError('invalid-tariff', path)
  // Maps, because an object also has what it inherits.
  const fields: ReadonlyMap<string, unknown> = new Map(Object.entries(value as object))
  const checks = new Map(Object.entries(check))
  return Object.fromEntries(
    keys.map((key) => [
      key,
      parse(fields.get(key), checks.get(key) ?? isNothing, path ? `${path}.${key}` : key),
    ]),
  )
}

/** Whether a value is a day that exists, as ISO 8601 writes it: `2026-11-21`. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string') return false
  const date = new Date(`${value}T00:00Z`)
  // Where 30 February is taken for a day in March, it is written otherwise.
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value
}

function isNumber(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most
}
