import { normalizeText } from '../../../format/normalize-text.ts'
import type { IssuedQuote } from '../state/issued-quote.ts'

const LONGEST_NAME = 60

/** `devis-{city}-{client}-{number}.pdf`, safe on every file system. */
export async function pdfFileName({ city, number, typed }: IssuedQuote): Promise<string> {
  const isLatin = /\p{Script=Latin}/u.test(typed.name)
  const words = isLatin ? await inAscii(normalizeText(typed.name)) : ''
  const name = words
    .slice(0, LONGEST_NAME)
    .match(/[a-z0-9]+/g)
    ?.join('-')
  return `devis-${city.slug}-${name ?? 'client'}-${number}.pdf`
}

async function inAscii(text: string) {
  if (/^[ -~]*$/.test(text)) return text
  const { default: anyAscii } = await import('any-ascii')
  return anyAscii(text).toLowerCase()
}
