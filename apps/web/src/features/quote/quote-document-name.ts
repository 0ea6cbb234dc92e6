import type { IssuedQuote } from './issued-quote.ts'

const LONGEST_NAME = 60

/** `devis-{city}-{client}-{number}.pdf`, safe on every file system. */
export function quoteDocumentName({ city, client, number }: IssuedQuote): string {
  return `devis-${city.slug}-${slug(client.name) || 'client'}-${number}.pdf`
}

function slug(name: string) {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, '')
}
