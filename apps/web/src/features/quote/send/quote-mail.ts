import { brand } from '../../../brand/brand.ts'
import { LONGEST_LINK, mailLink } from '../../../device/mail-link.ts'
import type { IssuedQuote } from '../state/issued-quote.ts'
import { quoteText, quoteTexts } from './quote-text.ts'

/** A longer address is left to the visitor's mail program. */
const LONGEST_RECIPIENT = 100

const REST = '… (suite dans le PDF)'

/** A link that opens the visitor's mail program with the quote in a message to the client. */
export function quoteMailLink(issuedQuote: IssuedQuote): string {
  const { number, typed } = issuedQuote
  const to = typed.email.length > LONGEST_RECIPIENT ? '' : typed.email
  return shortLink(issuedQuote, (text) => mailLink(to, `Devis ${number} – ${brand.name}`, text))
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

/** The link with what is needed of the quote, cut as little as possible, and with what else fits. */
function shortLink(issuedQuote: IssuedQuote, linkTo: (text: string) => string): string {
  const fits = (text: string) => linkTo(text).length < LONGEST_LINK
  const { needed, extras } = quoteTexts(issuedQuote)
  const cutTo = (length: number) => needed((typed) => cut(typed, length))
  let longest = LONGEST_LINK
  let shortest = fits(cutTo(longest)) ? longest : 0
  while (longest - shortest > 1) {
    const length = Math.floor((shortest + longest) / 2)
    if (fits(cutTo(length))) shortest = length
    else longest = length
  }
  let text = cutTo(shortest)
  for (const extra of extras) {
    const longer = `${text}\n\n${extra}`
    if (fits(longer)) text = longer
  }
  return linkTo(text)
}

/** At most so many UTF-16 units of a text, with a note about the rest; never half a word or character. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const start = text.slice(0, Math.max(0, length - REST.length)).replace(/\p{Surrogate}$/u, '')
  return `${start.replace(/\s+\S{0,30}$/, '')}${REST}`
}
