export { type Address, type AddressType, addressTypes } from './address.ts'
export * from './address-search.ts'
export { AddressSearchError, type AddressSearchErrorCode } from './address-search-error.ts'
export type { Coordinates } from './coordinates.ts'
export { nearestAddress } from './nearest-address.ts'
export { type AddressRequestOptions, publicService } from './request-addresses.ts'
export {
  type SearchAddressesOptions,
  type SearchArea,
  searchAddresses,
} from './search-addresses.ts'
