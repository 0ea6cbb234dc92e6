import type { Address } from '@plombier/geo-client'

/** The name of an address: its label. A bare commune also gets its postcode: `Œuilly (51480)`. */
export function addressName({ label, postcode, type }: Address): string {
  return type === 'municipality' && postcode ? `${label} (${postcode})` : label
}
