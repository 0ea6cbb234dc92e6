import { calculateQuote, MINIMUM_TOTAL } from '@plombier/quote-engine'
import { quoteRequest } from '@plombier/quote-engine/arbitraries'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test('every generated request gets a price', () => {
  fc.assert(
    fc.property(quoteRequest(), (request) => {
      expect(calculateQuote(request).totalPrice).toBeGreaterThanOrEqual(MINIMUM_TOTAL)
    }),
  )
})
