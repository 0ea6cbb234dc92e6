import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactMailLink } from '../../src/features/landing/contact-mail.ts'

describe('a contact message', () => {
  test('is addressed to the site, with the name and e-mail address of its sender', () => {
    const message = 'Bonjour à vous,\nune fuite.'
    const link = contactMailLink({ name: 'Élodie', email: 'e@f.fr', message }, 'nous@site.fr')
    const { pathname, searchParams } = new URL(link)
    expect(pathname).toBe('nous@site.fr')
    expect(searchParams.get('subject')).toBe('Message de Élodie – Plombier 2 Minutes')
    expect(searchParams.get('body')).toBe('Bonjour à vous,\r\nune fuite.\r\n\r\nÉlodie\r\ne@f.fr')
  })

  test('whatever is written, the link stays short', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 2500, size: 'max' })
    fc.assert(
      fc.property(text, text, text, (name, email, message) => {
        expect(contactMailLink({ name, email, message }, 'nous@site.fr').length).toBeLessThan(1900)
      }),
    )
  })
})
