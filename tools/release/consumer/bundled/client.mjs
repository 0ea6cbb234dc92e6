import {
  AddressSearchError,
  addressTypes,
  createAddressSearch,
  nearestAddress,
  searchAddresses,
} from '@plombier/geo-client'

// A bundler cannot tell what a page does with a global variable.
globalThis.used = [AddressSearchError, addressTypes, nearestAddress, searchAddresses]
console.info(createAddressSearch().getSnapshot().status)
