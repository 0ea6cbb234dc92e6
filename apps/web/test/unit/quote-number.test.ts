import { expect, test } from 'vitest'
import { quoteNumber } from '../../src/features/quote/state/issued-quote.ts'

test('a quote number is DEV- and the last six digits of the time in milliseconds', () => {
  expect(quoteNumber(new Date(1_795_000_123_456))).toBe('DEV-123456')
  expect(quoteNumber(new Date(1_795_000_000_042))).toBe('DEV-000042')
})
