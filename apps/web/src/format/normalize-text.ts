/** A text for searching: lower case, no accents, `Œ` as `oe`, hyphens and apostrophes as spaces. */
export function normalizeText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('œ', 'oe')
    .replace(/[’'-]/g, ' ')
}
