import { calculateQuote, MINIMUM_TOTAL } from '@plombier/quote-engine'
import { quoteRequest } from '@plombier/quote-engine/arbitraries'
import fc from 'fast-check'
import { expect, it } from 'vitest'

it('prices every generated request', () => {
  fc.assert(
    fc.property(quoteRequest(), (request) => {
      expect(calculateQuote(request).totalPrice).toBeGreaterThanOrEqual(MINIMUM_TOTAL)
    }),
  )
})
