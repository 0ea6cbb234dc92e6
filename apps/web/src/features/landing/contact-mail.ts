import { brand } from '../../site/brand.ts'
import { mailLink, shortened } from '../../site/mail-link.ts'

export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly message: string
}

/** A link that opens the visitor's mail program with the message in it. */
export function contactMailLink({ name, email, message }: ContactMessage, to: string): string {
  return mailLink(to, (longest) => {
    const sender = shortened(name, longest)
    return {
      subject: `Message de ${sender} – ${brand.name}`,
      body: [shortened(message, longest), '', sender, shortened(email, longest)].join('\n'),
    }
  })
}
