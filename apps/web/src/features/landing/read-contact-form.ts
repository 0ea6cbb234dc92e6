import * as v from 'valibot'
import { type ContactMessage, contactFormSchema } from './contact-form-schema.ts'
import { contactMailLink } from './contact-mail-link.ts'

/** The first message of each field that has one. */
export type ContactErrors = Partial<Record<keyof ContactMessage, string | undefined>>

interface ContactFormReading {
  readonly errors: ContactErrors
  /** Name of the first field with an error. */
  readonly firstWrong?: string | null
  /** Opens the visitor's mail program with the message; none without an address to send it to. */
  readonly mailLink?: string
}

/** Checks what the form holds, and makes the mail of it that goes `to` an address. */
export function readContactForm(form: HTMLFormElement, to: string | undefined): ContactFormReading {
  const result = v.safeParse(contactFormSchema, Object.fromEntries(new FormData(form)))
  if (result.success) {
    return { errors: {}, ...(to && { mailLink: contactMailLink(result.output, to) }) }
  }
  const { name, email, message } = v.flatten<typeof contactFormSchema>(result.issues).nested ?? {}
  return {
    errors: { name: name?.[0], email: email?.[0], message: message?.[0] },
    firstWrong: v.getDotPath(result.issues[0]),
  }
}
