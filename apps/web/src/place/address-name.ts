import type { Address } from '@plombier/geo-client'
import { withoutArrondissement } from '../format/city-name.ts'

/**
 * The name of an address: its label. A bare commune also gets its department: `Œuilly (Marne)`. Not its
 * postcode: a large commune has many, and the address service names one.
 */
export function addressName({ label, type, context }: Address): string {
  if (type !== 'municipality') return label
  const [, department] = context?.split(', ') ?? []
  return department && department !== withoutArrondissement(label)
    ? `${label} (${department})`
    : label
}

/** What is searched for a text: a commune's department, which its name shows, is in no street's label. */
export function withoutDepartment(text: string): string {
  return text.replace(/ \([^()\d]*\)$/, '')
}
