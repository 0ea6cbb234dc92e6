import { brand } from '../../../site/brand.ts'
import { mailLink } from '../../../site/mail-link.ts'
import type { IssuedQuote } from '../state/issued-quote.ts'
import { quoteText, requestText } from './quote-text.ts'

// Mail programs cut or refuse longer links.
const LONGEST_LINK = 1900

/** A link that opens the visitor's mail program with the quote in a message to the client. */
export function quoteMailLink(issuedQuote: IssuedQuote): string {
  return shortLink(issuedQuote, (quote) =>
    mailLink(quote.client.email, `Devis ${quote.number} – ${brand.name}`, quoteText(quote)),
  )
}

/** A link that opens the mail program with a request to be introduced to a plumber, and the quote. */
export function introductionMailLink(issuedQuote: IssuedQuote, to: string): string {
  return shortLink(issuedQuote, (quote) =>
    mailLink(
      to,
      `Demande de mise en relation, devis ${quote.number}`,
      `Bonjour,\n\nMerci de me mettre en relation avec un plombier pour cette intervention.\n\n${requestText(quote)}`,
    ),
  )
}

/** The link with all of the quote, or where that would be too long, without description and tools. */
function shortLink(issuedQuote: IssuedQuote, linkTo: (quote: IssuedQuote) => string): string {
  const link = linkTo(issuedQuote)
  if (link.length < LONGEST_LINK) return link
  const service = { ...issuedQuote.service, tools: [] }
  return linkTo({ ...issuedQuote, service, description: 'voir le PDF' })
}
