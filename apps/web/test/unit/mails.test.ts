import { coordinates, serviceId, urgencyKey } from '@plombier/quote-engine/arbitraries'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailLink } from '../../src/device/mail-link.ts'
import { introductionMailLink, quoteMailLink } from '../../src/features/quote/send/quote-mail.ts'
import { quoteText } from '../../src/features/quote/send/quote-text.ts'
import type { IssuedQuote } from '../../src/features/quote/state/issued-quote.ts'
import { noticeFor } from '../../src/features/quote/words/trip-notices.ts'
import { quoteUrl } from '../../src/price/quote-link.ts'
import { readMail } from '../support/e2e/mails.ts'
import { placeAt } from '../support/places.ts'
import { euros, expectedPrice, plain } from '../support/price.ts'
import { sampleFacts, sampleTrips } from '../support/sample-facts.ts'
import { sampleQuote } from '../support/sample-quote.ts'
import { todaysServices, todaysTariff } from '../support/todays-prices.ts'

test.each(sampleTrips)(
  'the text holds all facts of the quote, what its reader needs first: %s',
  (_, trip) => {
    const { quote, price, sections, conditions } = sampleFacts(trip)
    const facts = sections.flatMap(([, facts]) => facts)
    const extras = ['Distance', 'Déplacement', 'Arrivée estimée', 'Outils']
    const lines = (isExtra: boolean) =>
      facts
        .filter(({ label }) => extras.includes(label) === isExtra)
        .map(({ label, value }) => `${label} : ${value}`)
    expect(plain(quoteText(quote)).split('\n')).toEqual([
      'Devis DEV-412345 du 21 novembre 2026',
      'Plombier 2 Minutes, Bordeaux',
      '',
      ...lines(false),
      '',
      price.total,
      price.onPdf,
      '',
      ...price.lines.pdf.map((line) => line.join(' : ')),
      '',
      ...lines(true),
      '',
      ...conditions.slice(0, 3),
      '',
      `Vérifier : ${quoteUrl(quote)}`,
    ])
  },
)

const mails = [
  ['the mail to oneself', quoteMailLink],
  ['a request', (quote: IssuedQuote) => introductionMailLink(quote, 'contact@example.fr')],
] as const

test.each(mails)('%s keeps the lines of a description', (_, linkTo) => {
  const quote = sampleQuote({ description: 'Cuisine\nSalle de bains' })
  expect(readMail(linkTo(quote)).body).toContain('Description : Cuisine\nSalle de bains\n')
})

test('without the client’s e-mail address, the message has no recipient yet', () => {
  expect(readMail(quoteMailLink(sampleQuote({ email: '' }))).to).toBe('')
})

test.each(mails)(
  '%s has an ordinary description in full, whatever the service, however urgent and far',
  (_, linkTo) => {
    const description =
      'L’évier de la cuisine fuit depuis hier soir\u00A0: l’eau goutte sous le meuble, même robinet fermé.'
    for (const { id } of todaysServices) {
      const quote = sampleQuote({
        service: id,
        urgency: 'emergency',
        coordinates: placeAt('bordeaux', todaysTariff.freeKilometers + 80, 90),
        address: '128 bis Avenue du Maréchal de Lattre de Tassigny 33000 Bordeaux',
        description,
      })
      const { body } = readMail(linkTo(quote))
      expect(body).toContain(`Description : ${plain(description)}\n`)
      expect(body).toContain(`Sous-total : ${euros(quote.price.pdf.subtotal)}`)
    }
  },
)

test('a mail without room for the lines of the price has the shorter parts that fit', () => {
  const description = 'goutte '.repeat(97).trim()
  const coordinates = placeAt('bordeaux', todaysTariff.freeKilometers + 80, 90)
  const quote = sampleQuote({ urgency: 'emergency', coordinates, description })
  const { body } = readMail(quoteMailLink(quote))
  expect(body).toContain(description)
  expect(body).not.toContain('Sous-total')
  expect(body).toContain(`Vérifier : ${quoteUrl(quote)}`)
})

const letters = (text: string) => text.replace(/\s/g, '').replace(/\p{Surrogate}/gu, '\uFFFD')
const REST = '… (suite dans le PDF)'

test('a description that is too long for a mail is cut after a word, and fills the room that there is', () => {
  const word = 'goutte-à-goutte'
  const quote = sampleQuote({ description: Array(300).fill(word).join(' ') })
  const link = quoteMailLink(quote)
  const [, sent = ''] = readMail(link).body?.match(/Description : (.*)\n/) ?? []
  expect(sent.endsWith(` ${word}${REST}`)).toBe(true)
  expect(new Set(sent.slice(0, -REST.length).split(' '))).toEqual(new Set([word]))
  expect(link.length).toBeGreaterThan(1800)
})

test('a text without spaces is cut between two characters, never within one', () => {
  for (const before of ['', 'a']) {
    const quote = sampleQuote({ description: `${before}${'🚿'.repeat(2000)}` })
    const { body } = readMail(quoteMailLink(quote))
    expect(body).toContain(`🚿${REST}`)
    expect(body).not.toContain('\uFFFD')
  }
})

test('however long a description is, and in whatever script, the link stays short and its mail has what its reader needs', () => {
  fc.assert(
    fc.property(anyQuote(), fc.constantFrom(...mails), (quote, [, linkTo]) => {
      const link = linkTo(quote)
      expect(link.length).toBeLessThan(1900)
      const { body = '' } = readMail(link)
      const price = expectedPrice({
        service: quote.service.id,
        urgency: quote.urgency.key,
        address: quote.address.coordinates,
      })
      for (const fact of [
        quote.number,
        `Service : ${quote.service.name}`,
        `Urgence : ${quote.urgency.label}`,
        price.total,
        price.onPdf,
        plain(noticeFor(quote)?.text ?? ''),
      ]) {
        expect(body).toContain(fact)
      }
      const { description } = quote.typed
      const isWhole = letters(body).includes(letters(description))
      expect(isWhole || (body.includes(REST) && description.length > REST.length)).toBe(true)
    }),
  )
})

test('a mail’s link holds the message as it was written', () => {
  const [subject, body] = ['Fuite & débouchage', 'Première ligne\nSeconde\u00A0ligne']
  expect(mailLink('contact@example.fr', subject, body)).toBe(
    'mailto:contact@example.fr?subject=Fuite%20%26%20d%C3%A9bouchage&body=Premi%C3%A8re%20ligne%0D%0ASeconde%20ligne',
  )
})

test('whatever is written, half a character too, it is a mail, and its lines end with CR and LF', () => {
  const text = fc.oneof(
    anyText(),
    fc.string({ unit: fc.constantFrom('\r', '\n', ' ', '&', '\uD800', 'é') }),
  )
  fc.assert(
    fc.property(text, text, text, (to, subject, body) => {
      const { protocol, searchParams } = new URL(mailLink(to, subject, body))
      expect(protocol).toBe('mailto:')
      expect([...searchParams.keys()]).toEqual(['subject', 'body'])
      expect(searchParams.get('body')?.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    }),
  )
})

function anyText(constraints?: fc.ArrayConstraints) {
  return fc.array(fc.nat(0x10ffff), constraints).map((codes) => String.fromCodePoint(...codes))
}

/** Letters of one script, short or far longer than any mail. */
const typedText = fc
  .tuple(
    fc.constantFrom('a', 'é', 'Ж', '王', '👩‍🔧', 'mot ', 'mot\n', '\uD83D', '%&?'),
    fc.oneof(fc.nat(30), fc.nat(3000)),
  )
  .map(([letter, length]) => letter.repeat(length).trim())

function anyQuote(): fc.Arbitrary<IssuedQuote> {
  return fc
    .record({
      service: serviceId(todaysTariff),
      urgency: urgencyKey(todaysTariff),
      coordinates: coordinates(),
      description: fc.oneof(typedText, anyText({ maxLength: 2500, size: 'max' })),
    })
    .map(sampleQuote)
}
