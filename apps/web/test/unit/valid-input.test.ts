import type { Address } from '@plombier/geo-client'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { emptyInput, type QuoteInput } from '../../src/features/quote/state/quote-input.ts'
import { validInputSchema } from '../../src/features/quote/state/valid-input.ts'
import { unseenMark } from '../support/unseen-mark.ts'

const pick: Address = {
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

function messages(values: Partial<QuoteInput>) {
  const { issues = [] } = v.safeParse(validInputSchema, { ...valid, ...values })
  return issues.map(({ message }) => message)
}

test.each<[Partial<QuoteInput>, string[]]>([
  [{}, []],
  [{ phone: '061234567 ' }, ['Numéro de téléphone invalide']],
  [{ email: '  ' }, []],
  [{ email: 'elodie@' }, ['Email invalide']],
  [{ email: 'elodie@exa mple.fr' }, ['Email invalide']],
  [{ email: "o'connor@example.fr" }, []],
  [{ email: 'lea@a--b.fr' }, []],
  [{ email: 'zoe@société.fr' }, []],
  [{ email: 'zoe@xn--socit-esab.fr' }, []],
  [{ email: 'zoé@societe.fr' }, ['Email invalide']],
  [{ email: 'zoe@société..fr' }, ['Email invalide']],
  [{ email: 'zoe@soci€t€.fr' }, ['Email invalide']],
  [{ name: 'A\u200B\uFEFF' }, ['Le nom doit contenir au moins 2 caractères']],
  [{ address: { text: 'Nic\u200Be', pick: undefined } }, ['Adresse requise']],
  [{ address: { text: 'Nice', pick: undefined } }, ['Adresse requise']],
  [{ address: { text: 'Lille', pick: undefined } }, ['Adresse manquante']],
  // As earlier releases kept it.
  [{ address: { text: 'Nice', pick } }, []],
  [{ address: { text: '12 rue', pick: undefined } }, ['Adresse manquante']],
  [{ service: 'toString' }, ['Type de service requis']],
  [{ urgency: 'later' }, ["Niveau d'urgence requis"]],
  [{ description: '123456789 ' }, ['Description requise (minimum 10 caractères)']],
  [{ description: '\uFFFC\u200B'.repeat(5) }, ['Description requise (minimum 10 caractères)']],
])('the first message for %j is %j', (values, expected) => {
  expect(messages(values).slice(0, 1)).toEqual(expected)
})

test('one-line texts lose the marks that nobody sees, and have plain spaces', () => {
  const space = fc.constantFrom(' ', '\u00A0', '\u202F', '\u3000', '\t')
  fc.assert(
    fc.property(unseenMark, unseenMark, space, (before, after, between) => {
      const wrapped = (text: string) => `${before}${text.replaceAll(' ', between)}${after}`
      const meant = { name: 'Élodie Roux', phone: '06 12 34 56', email: 'lea@example.fr' }
      const [name, phone, email] = Object.values(meant).map(wrapped)
      expect(v.parse(validInputSchema, { ...valid, name, phone, email })).toMatchObject(meant)
    }),
  )
})

test('spaces around a text never make it long enough', () => {
  const padding = fc.string({ unit: fc.constantFrom(' ', '\n', '\u00A0', '\u202F', '\uFEFF') })
  const padded = fc.tuple(padding, fc.string({ maxLength: 12 }), padding)
  fc.assert(
    fc.property(padded, ([before, text, after]) => {
      const typed = `${before}${text}${after}`
      const isLongEnough = (minimum: number) => text.trim().length >= minimum
      expect(messages({ name: typed }).length === 0).toBe(isLongEnough(2))
      expect(messages({ phone: typed }).length === 0).toBe(isLongEnough(10))
      expect(messages({ description: typed }).length === 0).toBe(isLongEnough(10))
    }),
  )
})
