/** The strongest channel of the colour of a text or an icon. */
export function strongestColor(element: Element | null) {
  const shares = element ? (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number) : []
  return ['red', 'green', 'blue'][shares.indexOf(Math.max(...shares))]
}
