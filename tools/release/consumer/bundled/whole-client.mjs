import {
  AddressSearchError,
  addressTypes,
  createAddressSearch,
  nearestAddress,
  searchAddresses,
} from '@plombier/geo-client'

globalThis.search = createAddressSearch()
globalThis.others = [AddressSearchError, addressTypes, nearestAddress, searchAddresses]
