const { createAddressSearch } = require('@plombier/geo-client')
const { calculateQuote, MINIMUM_TOTAL, QuoteError } = require('@plombier/quote-engine')
const {
  invalidQuoteRequest,
  invariants,
  quoteRequest,
} = require('@plombier/quote-engine/properties')
const { sample } = require('fast-check')

const [request] = sample(quoteRequest(), 1)
const [[wrongRequest, code]] = sample(invalidQuoteRequest(), 1)
let error
try {
  calculateQuote(wrongRequest)
} catch (thrown) {
  error = thrown
}
console.info(
  calculateQuote(request).totalPrice >= MINIMUM_TOTAL,
  error instanceof QuoteError && error.code === code,
  invariants({ calculateQuote }).length > 0,
  createAddressSearch().getSnapshot().status,
)
