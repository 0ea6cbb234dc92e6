import { createAddressSearch } from '@plombier/geo-client'
import { calculateQuote, cities } from '@plombier/quote-engine'
import { quoteRequest } from '@plombier/quote-engine/arbitraries'
import vectors from '@plombier/quote-engine/vectors.json' with { type: 'json' }
import { sample } from 'fast-check'

const [request] = sample(quoteRequest(), 1)
console.info(
  calculateQuote(request).totalPrice >= 120,
  calculateQuote(vectors.cases[0].request).totalPrice === vectors.cases[0].quote.totalPrice,
  cities.length,
  createAddressSearch().getSnapshot().status,
)
