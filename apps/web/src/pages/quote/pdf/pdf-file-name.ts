import { normalizeText } from '../../../texts/normalize-text.ts'
import type { IssuedQuote } from '../state/issued-quote.ts'

const LONGEST_NAME = 60

/** `devis-{city}-{client}-{number}.pdf`, of letters that every file system takes. */
export function pdfFileName({ city, number, typed }: IssuedQuote): string {
  const words = normalizeText(typed.name).slice(0, LONGEST_NAME)
  const hasLetters = /\p{Script=Latin}/u.test(words)
  const name = hasLetters ? words.match(/[\p{Script=Latin}\d]+/gu)?.join('-') : 'client'
  return `devis-${city.slug}-${name}-${number}.pdf`
}
