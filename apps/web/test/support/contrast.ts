/** Of two luminances, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(...luminances: [number, number]) {
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
}

/** Of red, green and blue, each from 0 to 255. */
export function luminance(...color: [red: number, green: number, blue: number]) {
  const [red = 0, green = 0, blue = 0] = color
    .map((part) => part / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
