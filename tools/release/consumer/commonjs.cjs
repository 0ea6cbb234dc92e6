const { createAddressSearch } = require('@plombier/geo-client')
const engine = require('@plombier/quote-engine')
const { invariants } = require('@plombier/quote-engine/properties')

const { status } = createAddressSearch().getSnapshot()
console.info(engine.MINIMUM_TOTAL > 0, invariants(engine).length > 0, status)
