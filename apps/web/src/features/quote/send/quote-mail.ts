import { brand } from '../../../brand/brand.ts'
import { LONGEST_LINK, mailLink } from '../../../device/mail-link.ts'
import type { IssuedQuote } from '../state/issued-quote.ts'
import { quoteText, quoteTexts } from './quote-text.ts'

/** A link that opens the visitor's mail program with the quote in a message to the client. */
export function quoteMailLink(issuedQuote: IssuedQuote): string {
  const { number, typed } = issuedQuote
  return shortLink(issuedQuote, (text) =>
    mailLink(typed.email, `Devis ${number} – ${brand.name}`, text),
  )
}

/** A link that opens the mail program with a request to be introduced to a plumber, and the quote. */
export function introductionMailLink(issuedQuote: IssuedQuote, to: string): string {
  const subject = `Demande de mise en relation, devis ${issuedQuote.number}`
  return shortLink(issuedQuote, (text) => mailLink(to, subject, request(text)))
}

/** The request as a text, in full. */
export function introductionText(issuedQuote: IssuedQuote): string {
  return request(quoteText(issuedQuote))
}

function request(text: string) {
  return `Bonjour,\n\nMerci de me mettre en relation avec un plombier pour cette intervention.\n\n${text}`
}

/** The link with what is needed of the quote, its description cut where it is too long, and what else fits. */
function shortLink(issuedQuote: IssuedQuote, linkTo: (text: string) => string): string {
  const fits = (text: string) => linkTo(text).length < LONGEST_LINK
  const { needed, extras } = quoteTexts(issuedQuote)
  let { description } = issuedQuote.typed
  let text = needed()
  while (description && !fits(text)) {
    // At a word, unless it is a very long one, and never within a character.
    description = description
      .slice(0, description.length * 0.95)
      .replace(/\s+\S{0,30}$|\p{Surrogate}$/u, '')
    text = needed(`${description}… (suite dans le PDF)`)
  }
  for (const extra of extras) {
    const longer = `${text}\n\n${extra}`
    if (fits(longer)) text = longer
  }
  return linkTo(text)
}
