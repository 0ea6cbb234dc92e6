import { unseen } from '../../../format/typed-text.ts'
import { fontCharacters } from './fonts/font-characters.ts'

export interface PrintableText {
  /** Holds only line ends and characters of the PDF's fonts. */
  readonly text: string
  /** Whether letters that the fonts lack were replaced by Latin ones. */
  readonly isTransliterated: boolean
}

const unprintable = new RegExp(`[^${fontCharacters}\\n]+`, 'gu')
const lineEnd = /\r\n?|[\v\f\x85\u2028\u2029]/g
// What keyboards offer for the diameter of a pipe.
const diameter = /[⌀∅]/g
// Emoji, lone surrogates and everything else without a Latin counterpart.
const symbols = /[^\p{L}\p{M}\p{N}\p{P}\p{Z}]+/gu

/** A text as the PDF can print it, without blank boxes; `?` for what has no Latin counterpart. */
export async function printableText(typed: string): Promise<PrintableText> {
  const text = typed
    .normalize('NFC')
    .replace(lineEnd, '\n')
    .replaceAll('\t', ' ')
    .replace(unseen, '')
    .replace(diameter, 'Ø')
    // `m2` for `㎡`, `fi` for its ligature, and nothing for the frame of a digit or a rare accent.
    .replace(unprintable, (run) => run.normalize('NFKC').replace(/^\p{M}+/u, ''))
    .replace(unprintable, (run) => run.replace(symbols, '?'))
  if (text.search(unprintable) === -1) return { text, isTransliterated: false }

  // 0.5 MB, and seldom needed.
  const { default: anyAscii } = await import('any-ascii')
  let isTransliterated = false
  const latin = text.replace(unprintable, (run) => {
    const letters = anyAscii(run)
    if (/[a-z]/i.test(letters)) isTransliterated = true
    return letters || '?'
  })
  return { text: latin, isTransliterated }
}
