import { brand } from '../../site/brand.ts'
import type { ContactMessage } from './contact-form-schema.ts'

/** A link that opens the visitor's mail program with the message in it. */
export function contactMailLink({ name, email, message }: ContactMessage, to: string): string {
  const subject = encodeURIComponent(`Message de ${name} – ${brand.name}`)
  const body = encodeURIComponent(`${message}\n\n${name}\n${email}`)
  return `mailto:${encodeURIComponent(to)}?subject=${subject}&body=${body}`
}
