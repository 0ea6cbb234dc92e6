const { createAddressSearch } = require('@plombier/geo-client')
const { calculateQuote, cities } = require('@plombier/quote-engine')
const { quoteRequest } = require('@plombier/quote-engine/arbitraries')
const vectors = require('@plombier/quote-engine/vectors.json')
const { sample } = require('fast-check')

const [request] = sample(quoteRequest(), 1)
console.info(
  calculateQuote(request).totalPrice >= 120,
  calculateQuote(vectors.cases[0].request).totalPrice === vectors.cases[0].quote.totalPrice,
  cities.length,
  createAddressSearch().getSnapshot().status,
)
