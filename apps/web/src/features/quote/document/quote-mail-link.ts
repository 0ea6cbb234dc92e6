import { brand } from '../../../site/brand.ts'
import type { IssuedQuote } from '../issued-quote.ts'
import { quoteText } from './quote-text.ts'

// Longer links are cut or refused by mail programs.
const LONGEST_LINK = 1900
// No mail address is longer (RFC 5321).
const LONGEST_RECIPIENT = 254

/** A link that opens the visitor's mail program with the quote in a message. */
export function quoteMailLink(quote: IssuedQuote, to: string): string {
  return mailLink(quote, to, `Devis ${quote.number} – ${brand.name}`)
}

/** The same for a message that asks to be introduced to a plumber. */
export function introductionMailLink(quote: IssuedQuote, to: string): string {
  return mailLink(
    quote,
    to,
    `Demande de mise en relation, devis ${quote.number}`,
    'Bonjour,\n\nMerci de me mettre en relation avec un plombier pour cette intervention.\n\n',
  )
}

function mailLink(quote: IssuedQuote, to: string, subject: string, opening = '') {
  const recipient = encoded(to).replace('%40', '@')
  const start = `mailto:${recipient.length <= LONGEST_RECIPIENT ? recipient : ''}?subject=${encoded(subject)}&body=${encoded(opening)}`
  for (const longestTyped of [600, 400, 300, 200, 100, 50, 25, 10, 5]) {
    const link = start + encoded(quoteText(quote, longestTyped))
    if (link.length < LONGEST_LINK) return link
  }
  return start + encoded(quoteText(quote, 0))
}

/** Percent-encoded, in the few characters that a mail needs: plain spaces, line ends of RFC 6068. */
function encoded(text: string) {
  const plain = text
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/\r?\n/g, '\r\n')
  return encodeURIComponent(plain)
}
