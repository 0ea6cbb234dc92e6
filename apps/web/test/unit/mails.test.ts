import { currentTariff, services } from '@plombier/quote-engine'
import { coordinates, serviceId, urgencyKey } from '@plombier/quote-engine/arbitraries'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { introductionMailLink, quoteMailLink } from '../../src/features/quote/send/quote-mail.ts'
import { quoteText, requestText } from '../../src/features/quote/send/quote-text.ts'
import type { IssuedQuote } from '../../src/features/quote/state/issued-quote.ts'
import { quoteUrl } from '../../src/price/quote-link.ts'
import { mailLink } from '../../src/site/mail-link.ts'
import { readMail } from '../support/e2e/mails.ts'
import { placeAt } from '../support/places.ts'
import { plain, priceOf } from '../support/price.ts'
import { sampleFacts, sampleTrips } from '../support/sample-facts.ts'
import { sampleQuote } from '../support/sample-quote.ts'

test.each(sampleTrips)('the text holds all facts of the quote, and both totals: %s', (_, trip) => {
  const { quote, price, sections, conditions } = sampleFacts(trip)
  expect(plain(quoteText(quote)).split('\n')).toEqual([
    'Devis DEV-412345 du 21 novembre 2026',
    'Plombier 2 Minutes, Bordeaux',
    '',
    ...sections.flatMap(([, facts]) => [
      ...facts.map(({ label, value }) => `${label} : ${value}`),
      '',
    ]),
    ...price.lines.pdf.map((line) => line.join(' : ')),
    price.estimate,
    price.pdfTotal,
    '',
    ...conditions.slice(0, 3),
    '',
    `Vérifier : ${quoteUrl(quote)}`,
  ])
})

const mails = [
  ['the mail to oneself', quoteText, quoteMailLink],
  ['a request', requestText, (quote: IssuedQuote) => introductionMailLink(quote, 'a@b.fr')],
] as const

test.each(mails)('%s keeps the lines of a description', (_, _text, linkTo) => {
  const quote = sampleQuote({ description: 'Cuisine\nSalle de bains' })
  expect(readMail(linkTo(quote)).body).toContain('Description : Cuisine\nSalle de bains\n')
})

test.each(mails)(
  '%s leaves out a description that is too long for it, and the tools, and nothing else',
  (_, text, linkTo) => {
    const quote = sampleQuote({ description: `Fuite. ${'Encore une fuite. '.repeat(300)}` })
    const short = {
      ...quote,
      description: 'voir le PDF',
      service: { ...quote.service, tools: [] },
    }
    expect(linkTo(quote)).toBe(linkTo(short))
    expect(readMail(linkTo(quote)).body).toContain(plain(text(short)))
  },
)

test('without the client’s e-mail address, the message has no recipient yet', () => {
  expect(readMail(quoteMailLink(sampleQuote({ email: '' }))).to).toBe('')
})

test('an ordinary request fits in full, whatever the service, however urgent and far', () => {
  for (const { id } of services) {
    const quote = sampleQuote({
      service: id,
      urgency: 'emergency',
      coordinates: placeAt('bordeaux', currentTariff.freeKilometers + 80, 90),
      address: '128 bis Avenue du Maréchal de Lattre de Tassigny 33000 Bordeaux',
    })
    const { to, body } = readMail(introductionMailLink(quote, 'contact@example.fr'))
    expect(to).toBe('contact@example.fr')
    expect(body).toContain(plain(requestText(quote)))
    const description = 'Encore une fuite. '.repeat(300)
    expect(quoteMailLink({ ...quote, description }).length).toBeLessThan(1900)
  }
})

test('whatever is asked for and described, the link stays short and its mail has the facts and both totals', () => {
  fc.assert(
    fc.property(anyQuote(), fc.constantFrom(...mails), (quote, [, , linkTo]) => {
      const link = linkTo(quote)
      expect(link.length).toBeLessThan(1900)
      const { body } = readMail(link)
      const price = priceOf({
        service: quote.service.id,
        urgency: quote.urgency.key,
        address: quote.address.coordinates,
      })
      for (const fact of [
        quote.number,
        quote.service.name,
        quote.urgency.label,
        price.estimate,
        price.pdfTotal,
        ...price.lines.pdf.map((line) => line.join(' : ')),
        ...(linkTo === quoteMailLink ? ['Devis valable 30 jours.'] : []),
      ]) {
        expect(body).toContain(fact)
      }
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

function anyQuote(): fc.Arbitrary<IssuedQuote> {
  const description = fc.oneof(
    anyText({ maxLength: 2500, size: 'max' }),
    fc.string({ unit: 'grapheme', maxLength: 2500, size: 'max' }),
  )
  return fc
    .record({
      service: serviceId(),
      urgency: urgencyKey(),
      coordinates: coordinates(),
      description,
    })
    .map(sampleQuote)
}
