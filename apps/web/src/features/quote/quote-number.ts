/** `DEV-` and the last six digits of the time in milliseconds. */
export function quoteNumber(issuedAt: Date): string {
  return `DEV-${String(issuedAt.getTime() % 1_000_000).padStart(6, '0')}`
}
