import { unseen } from '../../../texts/typed-text.ts'
import { fontCharacters } from './fonts/font-characters.ts'

const unprintable = new RegExp(`[^${fontCharacters}\\n]+`, 'gu')
const unprintableLetter = new RegExp(`(?![${fontCharacters}])\\p{L}`, 'u')
const lineEnd = /\r\n?|[\v\f\x85\u2028\u2029]/g
// What keyboards offer for the diameter of a pipe.
const diameter = /[⌀∅]/g
// Emoji, lone surrogates and everything else without a Latin counterpart.
const symbols = /[^\p{L}\p{M}\p{N}\p{P}\p{Z}]+/gu

/**
 * A text as the PDF can print it, without blank boxes. Letters that its fonts lack become Latin ones, which it
 * says; what has no Latin counterpart becomes `?`.
 */
export async function printableText(typed: string): Promise<string> {
  const text = typed
    .normalize('NFC')
    .replace(lineEnd, '\n')
    .replaceAll('\t', ' ')
    .replace(unseen, '')
    .replace(diameter, 'Ø')
    // `m2` for `㎡`, `fi` for its ligature, and nothing for the frame of a digit or a rare accent.
    .replace(unprintable, (run) => run.normalize('NFKC').replace(/^\p{M}+/u, ''))
    .replace(unprintable, (run) => run.replace(symbols, '?'))
  if (text.search(unprintable) === -1) return text

  // 0.5 MB, and seldom needed.
  const { default: anyAscii } = await import('any-ascii')
  const latin = text.replace(unprintable, (run) => anyAscii(run) || '?')
  return unprintableLetter.test(text) ? `${latin} (en lettres latines)` : latin
}
