import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IssuedQuote } from '../../src/memory.ts'
import {
  quoteMailLink,
  quoteText,
  requestMailLink,
} from '../../src/pages/quote/result/quote-message.ts'
import { mailLink } from '../../src/texts/mail-link.ts'
import { amountsOf, plain } from '../support/amounts.ts'
import { anyWork } from '../support/any-work.ts'
import { placeNorthOf } from '../support/places.ts'
import { sampleQuote } from '../support/sample-quote.ts'

const coordinates = placeNorthOf('bordeaux', 51)
const { total, pdfTotal, line } = amountsOf('fuite', 'urgent', coordinates)
const text = `Devis DEV-412345 du 21 novembre 2026, à Arcachon, au départ de Bordeaux (51 km)
Nom : Élodie d’Artagnan
Téléphone : 06 12 34 56 78
Service : Réparation de fuite
Urgence : Urgent (24h)
Adresse : 1 Quai Carnot 33120 Arcachon
Prix de base : ${line('base')}
Déplacement (31 km) : ${line('travel')}
Majoration d’urgence : ${line('urgency')}
Arrondi à l’euro : ${line('rounding')}
Total TTC : ${total}
${pdfTotal} sur le PDF, TVA de 20 % ajoutée
Valable jusqu’au 21 décembre 2026
Description : L’évier fuit.
Même robinet fermé.`

const mails = [quoteMailLink, (quote: IssuedQuote) => requestMailLink(quote, 'contact@example.fr')]

test('the same short text is copied, mailed to the visitor and sent to the contact', () => {
  const description = 'L’évier fuit.\nMême robinet fermé.'
  const address = '1 Quai Carnot 33120 Arcachon'
  const quote = sampleQuote({ coordinates, description, address, commune: 'Arcachon' })
  expect(plain(quoteText(quote))).toBe(text)
  const [own, request] = mails.map((linkTo) => readMail(linkTo(quote)))
  expect(own).toMatchObject({ to: 'elodie@example.fr', body: text })
  expect(request?.to).toBe('contact@example.fr')
  expect(request?.body).toMatch(/^Bonjour,/)
  expect(request?.body?.endsWith(text)).toBe(true)
})

test('however long a description, in whatever script, the link is short and its mail complete', () =>
  fc.assert(
    fc.property(
      anyWork,
      fc.constantFrom('é', 'Ж', '王', '👩', 'mot ', 'mot\n', '%&?'),
      fc.integer({ min: 1, max: 3000 }),
      fc.constantFrom(...mails),
      (work, letters, count, linkTo) => {
        const description = letters.repeat(count).trim()
        const link = linkTo(sampleQuote({ ...work, description }))
        expect(link.length).toBeLessThanOrEqual(1900)
        const longName = linkTo(sampleQuote({ ...work, name: description }))
        expect(longName.length).toBeLessThanOrEqual(1900)
        const { body = '' } = readMail(link)
        expect(body).toMatch(/Devis DEV-412345.*Total TTC : .* €\n.* € sur le PDF, TVA.*\nValable/s)
        const isWhole = body.endsWith(`Description : ${description}`)
        expect(isWhole || body.endsWith('… (suite dans le PDF)')).toBe(true)
        if (letters.startsWith('mot')) expect(body).toContain('Description : mot')
        expect(body, 'half a character').not.toContain('\uFFFD')
      },
    ),
  ))

test('a mail’s link holds the message with CR and LF, and no sign that ends it in a mail program', () => {
  const link = 'mailto:nous@example.fr?subject=Fuite%20%26%20eau&body=Une%0D%0Aligne%20%EF%BF%BD'
  expect(mailLink('nous@example.fr', 'Fuite & eau', 'Une\nligne\u00A0\uD800')).toBe(link)
  const signs = 'mailto:l%27eau@example.fr?subject=%2C%3A%3B%40&body=%21%27%28%29%2A'
  expect(mailLink("l'eau@example.fr", ',:;@', "!'()*")).toBe(signs)
})

/** Recipient, subject and text of a `mailto:` link. */
function readMail(link: string) {
  const { protocol, pathname, searchParams } = new URL(link)
  return {
    to: protocol === 'mailto:' ? decodeURIComponent(pathname) : link,
    subject: searchParams.get('subject'),
    body: searchParams.get('body')?.replaceAll('\r\n', '\n'),
  }
}
