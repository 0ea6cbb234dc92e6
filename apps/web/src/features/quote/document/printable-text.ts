import { interCharacters } from './fonts/coverage.ts'

export interface PrintableText {
  /** Only line ends and characters of the document's fonts. */
  readonly text: string
  /** Whether letters of a script without a font were written in Latin ones. */
  readonly isTransliterated: boolean
}

const unprintable = new RegExp(`[^${interCharacters}\\n]`, 'gu')
const lineEnd = /\r\n?|[\v\f\x85\u2028\u2029]/g
const control = /(?!\n)[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu
// Emoji, halves of characters and all else that has no Latin counterpart.
const symbol = /[^\p{L}\p{M}\p{N}\p{P}\p{Z}]/u

/** What the document prints of a text: never a blank box, `?` where nothing else is left. */
export async function printableText(typed: string): Promise<PrintableText> {
  const text = typed
    .normalize('NFC')
    .replace(lineEnd, '\n')
    .replaceAll('\t', ' ')
    .replace(control, '')
    .replace(unprintable, (character) => (symbol.test(character) ? '?' : character))
  if (text.search(unprintable) === -1) return { text, isTransliterated: false }

  let isTransliterated = false
  const { default: anyAscii } = await import('any-ascii')
  const latin = text.replace(unprintable, (character) => {
    const letters = anyAscii(character)
    if (/[a-z]/i.test(letters)) isTransliterated = true
    return letters || (/\p{M}/u.test(character) ? '' : '?')
  })
  return { text: latin, isTransliterated }
}
