/** A `tel:` link for a number as people write it. */
export function telephoneLink(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`
}
