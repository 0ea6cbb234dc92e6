import { plainSpaces, unseen } from '../../../texts/typed-text.ts'
import { fontCharacters } from './fonts/font-characters.ts'

const unprintable = new RegExp(`[^${fontCharacters}\\n]+`, 'gu')
const lineEnd = /\r\n?|[\v\f\x85\u2028\u2029]/g
// What keyboards offer for the diameter of a pipe.
const diameter = /[⌀∅]/g

/** A text as the PDF can print it, without blank boxes: what its fonts lack becomes `?`. */
export function printableText(typed: string): string {
  const text = typed
    .normalize('NFC')
    .replace(lineEnd, '\n')
    .replace(unseen, '')
    .replace(diameter, 'Ø')
    // `m2` for `㎡`, `fi` for its ligature, and nothing for the frame of a digit or a rare accent.
    .replace(unprintable, (run) => run.normalize('NFKC').replace(/\p{M}+/gu, ''))
    .replace(unprintable, (run) => (/^\s+$/.test(run) ? ' ' : '?'))
  return plainSpaces(text)
}
