import type { IssuedQuote } from '../issued-quote.ts'
import { printableText } from './printable-text.ts'

/** The quote, with typed and picked texts in characters that the PDF's fonts have. */
export async function printableQuote(issuedQuote: IssuedQuote): Promise<IssuedQuote> {
  const { address, client, description } = issuedQuote
  const [name, phone, email, label, work] = await Promise.all([
    printable(client.name, 'nom translittéré'),
    printable(client.phone),
    printable(client.email),
    printable(address.label, 'adresse translittérée'),
    printable(description, 'texte translittéré'),
  ])
  return {
    ...issuedQuote,
    client: { name, phone, email },
    address: { ...address, label },
    description: work,
  }
}

async function printable(typed: string, mark?: string): Promise<string> {
  const { text, isTransliterated } = await printableText(typed)
  return mark && isTransliterated ? `${text} (${mark})` : text
}
