import type { IssuedQuote } from '../issued-quote.ts'
import { printableText } from './printable-text.ts'

/** The quote with all that was typed or picked in characters that the document's fonts have. */
export async function printableQuote(quote: IssuedQuote): Promise<IssuedQuote> {
  const { address, client, description } = quote
  const [name, phone, email, label, work] = await Promise.all([
    printable(client.name, 'nom translittéré'),
    printable(client.phone),
    printable(client.email),
    printable(address.label, 'adresse translittérée'),
    printable(description, 'texte translittéré'),
  ])
  return {
    ...quote,
    client: { name, phone, email },
    address: { ...address, label },
    description: work,
  }
}

async function printable(typed: string, mark?: string): Promise<string> {
  const { text, isTransliterated } = await printableText(typed)
  return mark && isTransliterated ? `${text} (${mark})` : text
}
