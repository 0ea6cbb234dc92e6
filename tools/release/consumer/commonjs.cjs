const { createAddressSearch } = require('@plombier/geo-client')
const { calculateQuote, tariffOn } = require('@plombier/quote-engine')
const { quoteRequest } = require('@plombier/quote-engine/arbitraries')
const { invariants } = require('@plombier/quote-engine/invariants')
const tables = require('@plombier/quote-engine/tables.json')
const vectors = require('@plombier/quote-engine/vectors.json')
const { sample } = require('fast-check')

const tariff = tariffOn(tables.tariffs[0].date)
const [request] = sample(quoteRequest(tariff), 1)
console.info(
  calculateQuote(request, tariff).totalPrice >= tables.tariffs[0].minimumTotal,
  invariants({ calculateQuote }, tariff).length > 0,
  'errors' in vectors,
  createAddressSearch().getSnapshot().status,
)
