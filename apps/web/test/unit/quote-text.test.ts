import { quoteLines } from '@plombier/quote-engine'
import { coordinates, serviceId, urgencyKey } from '@plombier/quote-engine/arbitraries'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  introductionMailLink,
  quoteMailLink,
} from '../../src/features/quote/document/quote-mail-link.ts'
import { quoteText } from '../../src/features/quote/document/quote-text.ts'
import type { IssuedQuote } from '../../src/features/quote/issued-quote.ts'
import { totals } from '../../src/features/quote/totals.ts'
import { euros } from '../../src/format/french.ts'
import { sampleQuote } from '../support/sample-quote.ts'

test('the text holds the facts of the document and both totals under their labels', () => {
  const text = quoteText(sampleQuote({ coordinates: { latitude: 45.3, longitude: -0.6 } }))
  expect(text.replace(/\p{Zs}/gu, ' ').split('\n')).toEqual([
    'Devis DEV-412345 du 21 novembre 2026',
    'Plombier 2 Minutes, Bordeaux',
    '',
    'Client : Élodie d’Artagnan, 06 12 34 56 78, elodie@example.fr',
    'Adresse : 20 Avenue de la Gare 33000 Bordeaux',
    'Service : Réparation de fuite',
    'Urgence : Urgent (24h)',
    'Description : Fuite sous l’évier de la cuisine, le siphon goutte en continu.',
    'Outils : Détecteur de fuite acoustique, Clé à molette, Pince multiprise, Coupe-tube, Chalumeau et baguettes de brasure, Filasse et pâte à joint',
    '',
    'Prix de base : 120,00 €',
    'Déplacement (31 km) : 20,42 €',
    'Majoration « Urgent (24h) » : 28,09 €',
    'Sous-total : 168,51 €',
    'TVA 20 % : 33,70 €',
    'Estimation affichée : 169 € TTC',
    'Total du document PDF, TVA de 20 % ajoutée : 202,21 € TTC',
    '',
    'Distance : 51 km',
    'Arrivée estimée : 129 min (2 h 09) après le départ',
    '',
    'Devis valable 30 jours.',
    'Prix indicatifs, tarifs du 21 novembre 2026 : le devis définitif est établi par le professionnel après diagnostic sur place.',
    '20 km de déplacement offerts, puis 0,65 € par km.',
  ])
})

test('an ordinary quote fits into a mail in full', () => {
  const quote = sampleQuote()
  expect(mailOf(quoteMailLink(quote, quote.client.email))).toEqual({
    to: 'elodie@example.fr',
    subject: 'Devis DEV-412345 – Plombier 2 Minutes',
    body: plain(quoteText(quote)),
  })
})

test('a long description is cut in a mail, and nothing else', () => {
  const quote = sampleQuote({ description: `Fuite. ${'Encore une fuite. '.repeat(300)}` })
  const { body } = mailOf(quoteMailLink(quote, ''))
  const [, start] = body.match(/Description : (.*)…\r?\n/) ?? []
  expect(start?.length).toBeGreaterThan(40)
  expect(quote.description.startsWith(start ?? '-')).toBe(true)
  expect(body).toBe(plain(quoteText({ ...quote, description: `${start}…` })))
})

test('a request for an introduction says what it asks for', () => {
  const { to, subject, body } = mailOf(introductionMailLink(sampleQuote(), 'contact@example.fr'))
  expect(to).toBe('contact@example.fr')
  expect(subject).toBe('Demande de mise en relation, devis DEV-412345')
  expect(body).toMatch(/^Bonjour,\n\nMerci de me mettre en relation avec un plombier/)
})

test('whatever was typed, the link stays short and its mail has the facts and both totals', () => {
  fc.assert(
    fc.property(anyQuote(), fc.boolean(), (quote, isToOneself) => {
      const link = isToOneself
        ? quoteMailLink(quote, quote.client.email)
        : introductionMailLink(quote, 'contact@plombier-2-minutes.example')
      expect(link.length).toBeLessThan(1900)
      const { body } = mailOf(link)
      for (const fact of [
        quote.number,
        quote.service.name,
        quote.urgency.label,
        ...totals(quote.price),
        ...quote.price.requiredTools,
        ...quoteLines(quote.price).document.map(({ amount }) => euros(amount)),
        'Devis valable 30 jours.',
      ]) {
        expect(body).toContain(plain(fact))
      }
    }),
  )
})

test('copied text holds all that was typed', () => {
  fc.assert(
    fc.property(anyQuote(), (quote) => {
      const { name, phone, email } = quote.client
      for (const typed of [name, phone, email, quote.address.label, quote.description]) {
        expect(quoteText(quote)).toContain(typed)
      }
    }),
  )
})

function mailOf(link: string) {
  const { pathname, searchParams } = new URL(link.replaceAll('+', '%2B'))
  return {
    to: decodeURIComponent(pathname),
    subject: searchParams.get('subject'),
    body: searchParams.get('body')?.replaceAll('\r\n', '\n') ?? '',
  }
}

function plain(text: string) {
  return text.replace(/\p{Zs}/gu, ' ')
}

function anyQuote(): fc.Arbitrary<IssuedQuote> {
  const typed = (maxLength: number) =>
    fc.oneof(
      fc.string({ unit: 'binary', maxLength, size: 'max' }),
      fc.string({ unit: 'grapheme', maxLength, size: 'max' }),
    )
  return fc
    .record({
      serviceType: serviceId(),
      urgency: urgencyKey(),
      coordinates: coordinates(),
      name: typed(300),
      phone: typed(100),
      email: typed(400),
      address: typed(300),
      description: typed(5000),
    })
    .map(sampleQuote)
}
