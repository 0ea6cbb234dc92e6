import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createQuoteNumbers } from '../../src/features/quote/quote-number.ts'

test('a quote number is the last six digits of the time in milliseconds, or the next free one', () => {
  const nextNumber = createQuoteNumbers()
  expect([999_998, 1_999_998, 999_999, 5].map((time) => nextNumber(new Date(time)))).toEqual([
    'DEV-999998',
    'DEV-999999',
    'DEV-000000',
    'DEV-000005',
  ])
})

test('no number is handed out twice', () => {
  fc.assert(
    fc.property(fc.array(fc.date({ min: new Date(0), noInvalidDate: true })), (dates) => {
      const numbers = dates.map(createQuoteNumbers())
      expect(new Set(numbers).size).toBe(dates.length)
    }),
  )
})
