const { createAddressSearch } = require('@plombier/geo-client')
const { calculateQuote, cities } = require('@plombier/quote-engine')
const { quoteRequest } = require('@plombier/quote-engine/arbitraries')
const tables = require('@plombier/quote-engine/tables.json')
const vectors = require('@plombier/quote-engine/vectors.json')
const { sample } = require('fast-check')

const [request] = sample(quoteRequest(), 1)
console.info(
  calculateQuote(request).totalPrice >= tables.constants.MINIMUM_TOTAL,
  vectors.cases.every(
    ({ request, quote }) => calculateQuote(request).totalPrice === quote.totalPrice,
  ),
  cities.length === tables.cities.length,
  createAddressSearch().getSnapshot().status,
)
