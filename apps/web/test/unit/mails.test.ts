import { tariffOn } from '@plombier/quote-engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  introductionMailLink,
  quoteMailLink,
  quoteText,
} from '../../src/pages/quote/send/quote-mail.ts'
import type { IssuedQuote } from '../../src/pages/quote/state/issued-quote.ts'
import { mailLink } from '../../src/texts/mail-link.ts'
import { anyWork } from '../support/any-work.ts'
import { readMail } from '../support/e2e/mails.ts'
import { placeAt } from '../support/places.ts'
import { sampleQuote } from '../support/sample-quote.ts'

const plain = (text: string) => text.replace(/\p{Zs}/gu, ' ')
const farAway = placeAt('bordeaux', 51, 90)

test('the text of a quote has all its facts, what its reader needs first', () => {
  expect(
    plain(quoteText(sampleQuote({ coordinates: farAway }))),
  ).toBe(`Devis DEV-412345 du 21 novembre 2026
Plombier 2 Minutes, Bordeaux

Nom : Élodie d’Artagnan
Téléphone : 06 12 34 56 78
E-mail : elodie@example.fr
Adresse : 20 Avenue de la Gare 33000 Bordeaux
Service : Réparation de fuite
Urgence : Urgent (24h)
Description : Fuite sous l’évier de la cuisine, le siphon goutte en continu.

168 € TTC
201,82 € sur le PDF, TVA de 20 % ajoutée

Prix de base : 120,00 €
Déplacement (31 km) : 20,15 €
Majoration « Urgent (24h) » : 28,03 €
Sous-total : 168,18 €
TVA 20 % : 33,64 €

Distance : 51 km depuis le centre de Bordeaux, 20 km offerts
Déplacement : environ 31 km facturés, 20,15 €
Arrivée estimée : 128 min (2 h 08) après le départ
Outils : détecteur de fuite acoustique, clé à molette, pince multiprise, coupe-tube, chalumeau et baguettes de brasure, filasse et pâte à joint

Devis valable 30 jours.
Prix indicatifs, tarifs du 21 novembre 2026 : le devis définitif est établi par le professionnel après diagnostic sur place.
Déplacement : 20 km offerts, puis 0,65 € par km.

Vérifier : https://www.example.org/verifier#2026-11-21.bordeaux.fuite.urgent.2015.168.16818.93`)
})

test.each([
  [{}, ['Déplacement : compris', 'Arrivée estimée : moins de 5 min après le départ']],
  [
    { coordinates: placeAt('bordeaux', 20.31, 90) },
    ['Déplacement (moins de 1 km) : 0,20 €', 'Déplacement : moins de 1 km facturé, 0,20 €'],
  ],
  [
    { service: 'joint', urgency: 'normal' },
    ['Prix de base : 75,00 €', 'Complément jusqu’au minimum de 120 € : 45,00 €'],
  ],
  [
    {
      tariff: { ...tariffOn('2026-11-22'), date: '2026-05-01', freeKilometers: 25, vatRate: 0.055 },
    },
    ['TVA 5,5 % : 7,92 €', 'tarifs du 1er mai 2026', 'Déplacement : 25 km offerts'],
  ],
] as const)('a quote with %j says: %j', (work, facts) => {
  const text = plain(quoteText(sampleQuote(work)))
  for (const fact of facts) expect(text).toContain(fact)
})

const mails = [
  quoteMailLink,
  (quote: IssuedQuote) => introductionMailLink(quote, 'contact@example.fr'),
]

test('a mail has an ordinary description in full, and the lines of the price', () => {
  for (const linkTo of mails) {
    const description = 'L’évier fuit depuis hier soir.\nL’eau goutte, même robinet fermé.'
    const long = { service: 'pompe-chaleur', urgency: 'emergency', email: '' }
    const { to, body } = readMail(
      linkTo(sampleQuote({ ...long, coordinates: farAway, description })),
    )
    expect(to, 'the mail to oneself has no recipient yet').toMatch(/^(contact@example\.fr)?$/)
    expect(body).toContain(`Description : ${description}\n`)
    expect(body).toContain('Sous-total : 900,23 €')
  }
})

const letters = fc.constantFrom('é', 'Ж', '王', '👩‍🔧', 'mot ', 'mot\n', '%&?')
const count = fc.integer({ min: 1, max: 3000 })

test('however long a description, in whatever script, the link is short, its mail whole', () =>
  fc.assert(
    fc.property(
      anyWork,
      letters,
      count,
      fc.constantFrom(...mails),
      (work, letters, count, linkTo) => {
        const description = letters.repeat(count).trim()
        const link = linkTo(sampleQuote({ ...work, description }))
        expect(link.length).toBeLessThan(1900)
        const { body = '' } = readMail(link)
        expect(body).toMatch(/Devis DEV-412345.*Service : .* € TTC\n.* € sur le PDF, TVA/s)
        const isWhole = body.includes(`Description : ${description}`)
        expect(isWhole || body.includes('… (suite dans le PDF)')).toBe(true)
        expect(body, 'half a character').not.toContain('\uFFFD')
      },
    ),
  ))

test('a mail’s link holds the message as it was written, with CR and LF', () => {
  expect(mailLink('contact@example.fr', 'Fuite & débouchage', 'Une\nligne\u00A0\uD800')).toBe(
    'mailto:contact@example.fr?subject=Fuite%20%26%20d%C3%A9bouchage&body=Une%0D%0Aligne%20%EF%BF%BD',
  )
})
