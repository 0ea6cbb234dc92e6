import { bothTotals } from '../../../price/price-words.ts'
import { quoteUrl } from '../../../price/quote-link.ts'
import { brand } from '../../../settings.ts'
import { date, euros } from '../../../texts/french.ts'
import { LONGEST_LINK, mailLink } from '../../../texts/mail-link.ts'
import type { IssuedQuote } from '../state/issued-quote.ts'
import { conditions } from '../words/conditions.ts'
import { quoteFacts } from '../words/quote-facts.ts'

/** The quote as plain text, in the order of what its reader needs. */
export function quoteText(issuedQuote: IssuedQuote): string {
  const { needed, extras } = quoteTexts(issuedQuote)
  return [needed, ...extras].join('\n\n')
}

/** A link that opens the visitor's mail program with the quote in a message to the client. */
export function quoteMailLink(issuedQuote: IssuedQuote): string {
  const subject = `Devis ${issuedQuote.number} – ${brand.name}`
  return shortLink(issuedQuote, (text) => mailLink(issuedQuote.typed.email, subject, text))
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
  let { needed: text, extras } = quoteTexts(issuedQuote)
  let { description } = issuedQuote.typed
  while (description && !fits(text)) {
    // At a word, unless it is a very long one, and never within a character.
    description = description
      .slice(0, description.length * 0.95)
      .replace(/\s+\S{0,30}$|\p{Surrogate}$/u, '')
    const typed = { ...issuedQuote.typed, description: `${description}… (suite dans le PDF)` }
    text = quoteTexts({ ...issuedQuote, typed }).needed
  }
  for (const extra of extras) {
    const longer = `${text}\n\n${extra}`
    if (fits(longer)) text = longer
  }
  return linkTo(text)
}

/** The parts of the text, for a message that may be too short for all of them. */
function quoteTexts(issuedQuote: IssuedQuote) {
  const { city, issuedAt, number, price } = issuedQuote
  const facts = quoteFacts(issuedQuote).flatMap(({ facts }) => facts)
  const lines = (those: readonly { readonly label: string; readonly value: string }[]) =>
    those.map(({ label, value }) => `${label}\u00A0: ${value}`).join('\n')
  return {
    /** What its reader cannot do without. */
    needed: [
      `Devis ${number} du ${date(issuedAt)}`,
      `${brand.name}, ${city.name}`,
      '',
      lines(facts.filter(({ isExtra }) => !isExtra)),
      '',
      ...bothTotals(price),
    ].join('\n'),
    /** What else there is to say, what matters most first. */
    extras: [
      lines(price.pdfLines.map(({ label, amount }) => ({ label, value: euros(amount) }))),
      lines(facts.filter(({ isExtra }) => isExtra)),
      conditions(price.tariff).join('\n'),
      lines([{ label: 'Vérifier', value: quoteUrl(issuedQuote) }]),
    ],
  }
}
