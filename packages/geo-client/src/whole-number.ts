// Timers end at once what is longer.
const MAX = 2 ** 31 - 1

/**
 * Checks an option that a caller gave as `name`; `undefined` stands for its default.
 *
 * @throws {TypeError} where it is no whole number from `min` to what timers take
 */
export function assertWholeNumber(name: string, value: number | undefined, min: number): void {
  if (value === undefined || (Number.isInteger(value) && value >= min && value <= MAX)) return
  throw new TypeError(`${name} must be a whole number from ${min} to ${MAX}`)
}
