import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { button } from '../../design/button.css.ts'
import { card } from '../../design/card.css.ts'
import { control, textArea } from '../../design/field.css.ts'
import { Field } from '../../design/field.tsx'
import { stack } from '../../design/layout.css.ts'
import { notice } from '../../design/notice.css.ts'
import { type ContactErrors, contactFormSchema } from './contact-form-schema.ts'
import { contactMailLink } from './contact-mail-link.ts'

interface ContactFormProps {
  /** The address that messages go to; without one nothing can be sent, and the form says so. */
  readonly to: string | undefined
}

/** Writes a message in the visitor's own mail program. Quiet until the first submit. */
export function ContactForm({ to }: ContactFormProps) {
  const [errors, setErrors] = useState<ContactErrors>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const result = check(form)
    setErrors(firstMessages(result))
    if (result.success) {
      if (to) window.location.assign(contactMailLink(result.output, to))
    } else {
      const wrong = v.getDotPath(result.issues[0])
      form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    }
  }

  return (
    <form
      noValidate
      method="dialog"
      className={`${card} ${stack}`}
      onInput={(event) => errors && setErrors(firstMessages(check(event.currentTarget)))}
      onSubmit={submit}
    >
      <Field id="contact-name" label="Nom" error={errors?.name}>
        {(fieldControl) => (
          <input {...fieldControl} className={control} name="name" autoComplete="name" required />
        )}
      </Field>
      <Field id="contact-email" label="E-mail" error={errors?.email}>
        {(fieldControl) => (
          <input
            {...fieldControl}
            className={control}
            name="email"
            type="email"
            autoComplete="email"
            required
          />
        )}
      </Field>
      <Field id="contact-message" label="Message" error={errors?.message}>
        {(fieldControl) => (
          <textarea {...fieldControl} className={textArea} name="message" rows={5} required />
        )}
      </Field>
      {to ? (
        <button type="submit" className={button({ tone: 'primary' })}>
          Écrire le message
        </button>
      ) : (
        <p className={notice()}>
          Ce site n’a pas encore d’adresse de contact&nbsp;: votre message ne peut pas être envoyé.
        </p>
      )}
    </form>
  )
}

function check(form: HTMLFormElement) {
  return v.safeParse(contactFormSchema, Object.fromEntries(new FormData(form)))
}

function firstMessages(result: ReturnType<typeof check>): ContactErrors {
  if (result.success) return {}
  const { name, email, message } = v.flatten<typeof contactFormSchema>(result.issues).nested ?? {}
  return { name: name?.[0], email: email?.[0], message: message?.[0] }
}
