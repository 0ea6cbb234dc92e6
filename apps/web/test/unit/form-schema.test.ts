import * as v from 'valibot'
import { expect, test } from 'vitest'
import { emptyValues, type FormValues } from '../../src/memory.ts'
import { formSchema } from '../../src/pages/quote/form/form-schema.ts'

const pick = {
  label: '12 Rue Sainte-Catherine 33000 Bordeaux',
  coordinates: { latitude: 44.84, longitude: -0.57 },
}
const valid: FormValues = {
  ...emptyValues,
  name: 'Élodie',
  phone: '06 12 34 56 78',
  address: { text: pick.label, pick },
  service: 'fuite',
  urgency: 'normal',
  description: 'Fuite sous l’évier.',
}

test.each<[Partial<FormValues>, ...string[]]>([
  [{}],
  [{ name: ' É\u200B\uFEFF ' }, 'Le nom doit contenir au moins 2 caractères'],
  [{ phone: '061234567 ' }, 'Numéro de téléphone invalide'],
  [{ email: '  ' }],
  [{ email: ' zoe@exemple.fr ' }],
  [{ email: 'zoe@société.fr' }],
  [{ email: 'elodie@' }, 'Email invalide'],
  [{ email: 'zoé@societe.fr' }, 'Email invalide'],
  [{ address: { text: 'Nic\u200Be' } }, 'Adresse requise'],
  [{ address: { text: 'Lille' } }, 'Adresse manquante'],
  [{ address: { text: 'Pau', pick } }],
  [{ service: 'toString' }, 'Type de service requis'],
  [{ urgency: 'later' }, "Niveau d'urgence requis"],
  [{ description: '123456789 ' }, 'Description requise (minimum 10 caractères)'],
  [{ description: '\uFFFC\u200B'.repeat(5) }, 'Description requise (minimum 10 caractères)'],
])('the form with %j is told: %s', (values, ...messages) => {
  const { issues = [] } = v.safeParse(formSchema, { ...valid, ...values })
  expect(issues.map(({ message }) => message)).toEqual(messages)
})

test('a long e-mail is checked at once', () => {
  const email = 'é'.repeat(60_000)
  expect(v.safeParse(formSchema, { ...valid, email }).success).toBe(false)
}, 5000)
