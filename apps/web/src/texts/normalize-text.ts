/** Lower case, no accents, no dots within `W.C.`, one space for everything else that is no letter or digit. */
export function normalizeText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/(?<!\p{L})(\p{L})\./gu, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
