const COUNT = 1_000_000

/**
 * `DEV-` and the last six digits of the time in milliseconds, which repeat after a thousand seconds:
 * where one is taken, the next free one. It is added to those taken.
 */
export function takeQuoteNumber(issuedAt: Date, taken: Set<string>): string {
  for (let time = issuedAt.getTime(); ; time++) {
    const number = `DEV-${String(time % COUNT).padStart(6, '0')}`
    if (taken.has(number)) continue
    taken.add(number)
    return number
  }
}
