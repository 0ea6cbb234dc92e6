import type { Address } from '@plombier/geo-client'

/** What an address is called: its label, for a bare commune with the postcode, `Œuilly (51480)`. */
export function addressName({ label, postcode, type }: Address): string {
  return type === 'municipality' && postcode ? `${label} (${postcode})` : label
}
