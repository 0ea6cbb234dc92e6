import * as v from 'valibot'
import { expect, test } from 'vitest'
import { emptyInput, type QuoteInput } from '../../src/pages/quote/state/quote-input.ts'
import { validInputSchema } from '../../src/pages/quote/state/valid-input.ts'

const pick = {
  label: '12 Rue Sainte-Catherine 33000 Bordeaux',
  coordinates: { latitude: 44.84, longitude: -0.57 },
}

const valid: QuoteInput = {
  ...emptyInput,
  name: 'Élodie',
  phone: '06 12 34 56 78',
  address: { text: pick.label, pick },
  service: 'fuite',
  urgency: 'normal',
  description: 'Fuite sous l’évier.',
}

test.each<[Partial<QuoteInput>, string?]>([
  [{}],
  [{ name: ' É\u200B\uFEFF ' }, 'Le nom doit contenir au moins 2 caractères'],
  [{ phone: '061234567 ' }, 'Numéro de téléphone invalide'],
  [{ email: '  ' }],
  [{ email: 'zoe@société.fr' }],
  [{ email: 'elodie@' }, 'Email invalide'],
  [{ email: 'zoé@societe.fr' }, 'Email invalide'],
  [{ email: 'zoe@société..fr' }, 'Email invalide'],
  [{ address: { text: 'Nic\u200Be', pick: undefined } }, 'Adresse requise'],
  [{ address: { text: 'Lille', pick: undefined } }, 'Adresse manquante'],
  // As earlier releases kept it.
  [{ address: { text: 'Nice', pick } }],
  [{ service: 'toString' }, 'Type de service requis'],
  [{ urgency: 'later' }, "Niveau d'urgence requis"],
  [{ description: '123456789 ' }, 'Description requise (minimum 10 caractères)'],
  [{ description: '\uFFFC\u200B'.repeat(5) }, 'Description requise (minimum 10 caractères)'],
])('the message for %j is %s', (values, message) => {
  const { issues } = v.safeParse(validInputSchema, { ...valid, ...values })
  expect(issues?.[0]?.message).toBe(message)
})

test('one-line texts lose the marks that nobody sees, and have plain spaces', () => {
  const typed = {
    name: '\u200EÉlodie\u202FRoux\u{E0061}',
    phone: '\u202A06\u00A012 34 56 78\u202C',
  }
  expect(v.parse(validInputSchema, { ...valid, ...typed })).toMatchObject({
    name: 'Élodie Roux',
    phone: '06 12 34 56 78',
  })
})
