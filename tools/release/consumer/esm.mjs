import { createAddressSearch } from '@plombier/geo-client'
import { calculateQuote, cities } from '@plombier/quote-engine'
import { quoteRequest } from '@plombier/quote-engine/arbitraries'
import tables from '@plombier/quote-engine/tables.json' with { type: 'json' }
import vectors from '@plombier/quote-engine/vectors.json' with { type: 'json' }
import { sample } from 'fast-check'

const [request] = sample(quoteRequest(), 1)
console.info(
  calculateQuote(request).totalPrice >= tables.constants.MINIMUM_TOTAL,
  vectors.cases.every(
    ({ request, quote }) => calculateQuote(request).totalPrice === quote.totalPrice,
  ),
  cities.length === tables.cities.length,
  createAddressSearch().getSnapshot().status,
)
