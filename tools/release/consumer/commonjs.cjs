const { createAddressSearch } = require('@plombier/geo-client')
const { calculateQuote } = require('@plombier/quote-engine')
const { quoteRequest } = require('@plombier/quote-engine/arbitraries')
const { invariants } = require('@plombier/quote-engine/invariants')
const tables = require('@plombier/quote-engine/tables.json')
const vectors = require('@plombier/quote-engine/vectors.json')
const { sample } = require('fast-check')

const [request] = sample(quoteRequest(), 1)
console.info(
  calculateQuote(request).totalPrice >= tables.tariffs.at(-1).minimumTotal,
  invariants({ calculateQuote }).length > 0,
  'errors' in vectors,
  createAddressSearch().getSnapshot().status,
)
