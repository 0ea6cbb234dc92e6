import type { Address } from '@plombier/geo-client'
import { communeName } from '../texts/city-name.ts'

/** The name of an address: its label. A bare commune also gets its department: `Œuilly (Marne)`. */
export function addressName({ label, type, context }: Address): string {
  return type === 'municipality' ? communeName(label, context) : label
}

/** What is searched for a text: a commune's department, which its name shows, is in no street's label. */
export function withoutDepartment(text: string): string {
  return text.replace(/ \([^()\d]*\)$/, '')
}
