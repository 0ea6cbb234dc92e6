import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailLink } from '../../src/site/mail-link.ts'

test('the link holds the message as it was written', () => {
  const [subject, body] = ['Fuite & débouchage', 'Première ligne\nSeconde\u00A0ligne']
  expect(mailLink('contact@example.fr', subject, body)).toBe(
    'mailto:contact@example.fr?subject=Fuite%20%26%20d%C3%A9bouchage&body=Premi%C3%A8re%20ligne%0D%0ASeconde%20ligne',
  )
})

test('whatever is written, half a character too, it is a mail, and its lines end with CR and LF', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
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
