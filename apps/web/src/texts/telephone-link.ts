/** A `tel:` link for a number as people write it; the 0 of `+33 (0)1` is dialled within France only. */
export function telephoneLink(number: string): string {
  return `tel:${number.replace('(0)', '').replace(/[^+\d]/g, '')}`
}
