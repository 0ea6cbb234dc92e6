/** A text as one searches it: lower case, without accents, `Œ` as `oe`, hyphens as spaces. */
export function normalizeText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('œ', 'oe')
    .replace(/[’'-]/g, ' ')
}
