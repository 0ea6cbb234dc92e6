import { normalizeText } from '../../../format/normalize-text.ts'
import type { IssuedQuote } from '../state/issued-quote.ts'

const LONGEST_NAME = 60

/** `devis-{city}-{client}-{number}.pdf`, of letters that every file system takes. */
export function pdfFileName({ city, number, typed }: IssuedQuote): string {
  const words = normalizeText(typed.name)
    .slice(0, LONGEST_NAME)
    .match(/\p{Script=Latin}+/gu)
  return `devis-${city.slug}-${words?.join('-') ?? 'client'}-${number}.pdf`
}
