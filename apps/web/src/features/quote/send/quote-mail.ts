import { brand } from '../../../site/brand.ts'
import { mailLink, shortened } from '../../../site/mail-link.ts'
import type { IssuedQuote } from '../issued-quote.ts'
import { quoteText, requestText } from './quote-text.ts'

/** A link that opens the visitor's mail program with the quote in a message. */
export function quoteMailLink(issuedQuote: IssuedQuote, to: string): string {
  return mailLink(to, (longest) => ({
    subject: `Devis ${issuedQuote.number} – ${brand.name}`,
    body: quoteText(withShortTexts(issuedQuote, longest)),
  }))
}

/** A link that opens the mail program with a request to be introduced to a plumber, and the quote. */
export function introductionMailLink(issuedQuote: IssuedQuote, to: string): string {
  return mailLink(to, (longest) => ({
    subject: `Demande de mise en relation, devis ${issuedQuote.number}`,
    body: `Bonjour,\n\nMerci de me mettre en relation avec un plombier pour cette intervention.\n\n${requestText(withShortTexts(issuedQuote, longest))}`,
  }))
}

/** Shortens the description to `longest` characters. The other texts say more, and may be longer. */
function withShortTexts(issuedQuote: IssuedQuote, longest: number): IssuedQuote {
  const { address, client, description } = issuedQuote
  const short = (text: string) => shortened(text, 4 * longest)
  return {
    ...issuedQuote,
    client: {
      name: short(client.name),
      phone: short(client.phone),
      email: short(client.email),
    },
    address: { ...address, label: short(address.label) },
    description: shortened(description, longest),
  }
}
