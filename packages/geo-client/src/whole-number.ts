// `setTimeout` takes no larger number: it would call at once.
const MAX = 2 ** 31 - 1

/**
 * Checks the number that a caller gave as the option `name`. `undefined` is allowed: it means the default.
 *
 * @throws {TypeError} if it is not a whole number from `min` to 2147483647
 */
export function assertWholeNumber(name: string, value: number | undefined, min: number): void {
  if (value === undefined || (Number.isInteger(value) && value >= min && value <= MAX)) return
  throw new TypeError(`${name} must be a whole number from ${min} to ${MAX}`)
}
