import * as engine from '@plombier/quote-engine'
import { quoteRequest, tariff } from '@plombier/quote-engine/arbitraries'
import { invariants } from '@plombier/quote-engine/invariants'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test('every generated request gets a price', () => {
  fc.assert(
    fc.property(quoteRequest(), (request) => {
      const { minimumTotal } = engine.currentTariff
      expect(engine.calculateQuote(request).totalPrice).toBeGreaterThanOrEqual(minimumTotal)
    }),
  )
})

test.each(invariants(engine, { tariff: tariff() }))('$title', ({ property }) => fc.assert(property))
