import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { contactFormSchema } from '../../src/features/landing/contact-form-schema.ts'
import { contactMailLink } from '../../src/features/landing/contact-mail-link.ts'

describe('the contact form', () => {
  test.each([
    [{ name: ' É ' }, 'Le nom doit contenir au moins 2 caractères'],
    [{ email: '' }, 'Email invalide'],
    [{ message: 'Bonjour   ' }, 'Message requis (minimum 10 caractères)'],
  ])('refuses %j with « %s »', (wrong, message) => {
    const valid = { name: 'Élodie', email: 'elodie@example.fr', message: 'Bonjour à vous' }
    expect(v.is(contactFormSchema, valid)).toBe(true)
    const { issues = [] } = v.safeParse(contactFormSchema, { ...valid, ...wrong })
    expect(issues.map((issue) => issue.message)).toEqual([message])
  })

  test('whatever the message, the link holds all of it, who writes and one recipient', () => {
    const text = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(text, text, (name, message) => {
        const link = new URL(contactMailLink({ name, email: 'e@f.fr', message }, 'nous@site.fr'))
        expect(decodeURIComponent(link.pathname)).toBe('nous@site.fr')
        expect([...link.searchParams.keys()]).toEqual(['subject', 'body'])
        expect(link.searchParams.get('subject')).toBe(`Message de ${name} – Plombier 2 Minutes`)
        expect(link.searchParams.get('body')).toBe(`${message}\n\n${name}\ne@f.fr`)
      }),
    )
  })
})
