import { createAddressSearch } from '@plombier/geo-client'
import { calculateQuote, cities } from '@plombier/quote-engine'
import { quoteRequest } from '@plombier/quote-engine/arbitraries'
import { invariants } from '@plombier/quote-engine/invariants'
import tables from '@plombier/quote-engine/tables.json' with { type: 'json' }
import vectors from '@plombier/quote-engine/vectors.json' with { type: 'json' }
import { sample } from 'fast-check'

const [request] = sample(quoteRequest(), 1)
console.info(
  calculateQuote(request).totalPrice >= tables.tariffs.at(-1).minimumTotal,
  vectors.cases.every(
    ({ tariff, request, quote }) =>
      calculateQuote(request, vectors.tariffs[tariff]).totalPrice === quote.totalPrice,
  ),
  cities.length === tables.cities.length,
  invariants({ calculateQuote }).length > 0,
  createAddressSearch().getSnapshot().status,
)
