import slugify from '@sindresorhus/slugify'
import type { IssuedQuote } from '../issued-quote.ts'

const LONGEST_NAME = 60

/** `devis-{city}-{client}-{number}.pdf`, safe on every file system. */
export function pdfFileName({ city, client, number }: IssuedQuote): string {
  const isLatin = /\p{Script=Latin}/u.test(client.name)
  const name = isLatin ? slugify(client.name, { decamelize: false }) : ''
  return `devis-${city.slug}-${name.slice(0, LONGEST_NAME).replace(/-$/, '') || 'client'}-${number}.pdf`
}
