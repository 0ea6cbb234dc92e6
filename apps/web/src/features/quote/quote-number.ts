const COUNT = 1_000_000

/**
 * Makes a source of quote numbers: `DEV-` and the last six digits of the time in milliseconds. As
 * these repeat after a thousand seconds, it hands out the next free one instead of one twice.
 */
export function createQuoteNumbers(): (issuedAt: Date) => string {
  const taken = new Set<string>()
  return (issuedAt) => {
    for (let time = issuedAt.getTime(); ; time++) {
      const number = `DEV-${String(time % COUNT).padStart(6, '0')}`
      if (taken.has(number)) continue
      taken.add(number)
      return number
    }
  }
}
