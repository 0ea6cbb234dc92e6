const COUNT = 1_000_000

/**
 * Makes a source of quote numbers: `DEV-` and the last six digits of the time in milliseconds. As
 * these repeat every thousand seconds, a number that is taken is replaced by the next free one.
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
