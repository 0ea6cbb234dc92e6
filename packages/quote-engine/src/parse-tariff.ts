import { isDay } from './day.ts'
import { deepFreeze } from './deep-freeze.ts'
import { QuoteError } from './quote-error.ts'
import { isWholeCents } from './rounding.ts'
import type { Tariff } from './tariff.ts'

type Check = (value: unknown) => boolean
type Checks = { readonly [key: string]: Check | Checks }

// Beyond any price list, and so low that pdfAmounts has amounts for whatever a valid one prices.
const LARGEST_AMOUNT = 100_000
const LARGEST_MULTIPLIER = 100

const isAmount: Check = (value) => isNumber(value, 0, LARGEST_AMOUNT)
const isPrice: Check = (value) => isAmount(value) && isWholeCents(value as number)
const isMultiplier: Check = (value) => isNumber(value, 1, LARGEST_MULTIPLIER)
const isNothing: Check = () => false

/**
 * A tariff from outside, such as parsed JSON. Base prices are whole cents, the minimum whole euros,
 * multipliers 1 to 100, the rate of VAT at most 1, all other numbers 0 to 100,000. Deeply frozen.
 *
 * @throws QuoteError `invalid-tariff`, whose `path` names the field that is missing, unknown or wrong
 */
export function parseTariff(data: unknown): Tariff<string> {
  const checks = {
    date: isDay,
    basePrices: eachKey((data as Tariff | undefined)?.basePrices),
    multipliers: { normal: isMultiplier, urgent: isMultiplier, emergency: isMultiplier },
    minimumTotal: (value) => isAmount(value) && Number.isInteger(value),
    freeKilometers: isAmount,
    pricePerKilometer: isAmount,
    minutesPerKilometer: isAmount,
    vatRate: (value) => isNumber(value, 0, 1),
  } satisfies Record<keyof Tariff, Check | Checks>
  return deepFreeze(parse(data, checks, '') as Tariff<string>)
}

/** `constructor` and the like are no services: look-ups by such a name would find them anywhere. */
function eachKey(basePrices: object | undefined): Checks {
  const ids = Object.keys(basePrices ?? {})
  return Object.fromEntries(ids.map((id) => [id, id in Object.prototype ? isNothing : isPrice]))
}

/** A copy, if it passes its check: for an object, one for each of its keys. */
function parse(value: unknown, check: Check | Checks, path: string): unknown {
  if (typeof check === 'function') {
    if (check(value)) return value
    throw new QuoteError('invalid-tariff', path)
  }
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  const keys = isRecord ? Object.keys({ ...check, ...value }) : []
  if (keys.length === 0) throw new QuoteError('invalid-tariff', path)
  const fields: ReadonlyMap<string, unknown> = new Map(Object.entries(value as object))
  const checks = new Map(Object.entries(check))
  return Object.fromEntries(
    keys.map((key) => [
      key,
      parse(fields.get(key), checks.get(key) ?? isNothing, path ? `${path}.${key}` : key),
    ]),
  )
}

function isNumber(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most
}
