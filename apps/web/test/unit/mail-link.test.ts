import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailLink, shortened } from '../../src/site/mail-link.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 2500, size: 'max' }),
  fc.string({ unit: 'grapheme', maxLength: 2500, size: 'max' }),
  fc.string({ unit: fc.constantFrom('\r', '\n', ' ', '&', '\uD800', 'é'), maxLength: 50 }),
)

test('the link holds the message as it was written', () => {
  const link = mailLink('contact@example.fr', () => ({
    subject: 'Fuite & débouchage',
    body: 'Première ligne\nSeconde\u00A0ligne',
  }))
  expect(link).toBe(
    'mailto:contact@example.fr?subject=Fuite%20%26%20d%C3%A9bouchage&body=Premi%C3%A8re%20ligne%0D%0ASeconde%20ligne',
  )
})

test('whatever is written, the link is short, and its lines end with CR and LF', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (to, subject, body) => {
      const link = mailLink(to, (longest) => ({
        subject: shortened(subject, longest),
        body: shortened(body, longest),
      }))
      expect(link.length).toBeLessThan(1900)
      const { protocol, searchParams } = new URL(link)
      expect(protocol).toBe('mailto:')
      expect([...searchParams.keys()]).toEqual(['subject', 'body'])
      expect(searchParams.get('body')?.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    }),
  )
})

test('a text that fits is never cut', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 500 }), (body) => {
      const link = mailLink('', (longest) => ({ subject: '', body: shortened(body, longest) }))
      expect(new URL(link.replaceAll('+', '%2B')).searchParams.get('body')).toBe(body)
    }),
  )
})

test('a text is cut between code points, never within one', () => {
  expect(shortened('Zoé 👩‍🔧👩‍🔧', 5)).toBe('Zoé 👩…')
  expect(shortened('Zoé', 3)).toBe('Zoé')
  expect(shortened('Zoé', 0)).toBe('')
})
