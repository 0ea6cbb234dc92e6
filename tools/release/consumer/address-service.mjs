// Asks the embedded address server in place of the public one, and of the page's own.
const { fetch } = globalThis
globalThis.fetch = (url, init) =>
  fetch(url.replace(/.*\/geocodage/, process.env.ADDRESS_SERVICE), init)
