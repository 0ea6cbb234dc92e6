import { useState } from 'react'
import { button } from '../../design/button.css.ts'
import { card } from '../../design/card.css.ts'
import { control, textArea } from '../../design/field.css.ts'
import { Field } from '../../design/field.tsx'
import { stack } from '../../design/layout.css.ts'
import { notice } from '../../design/notice.css.ts'
import { loadChunk } from '../../site/load-chunk.ts'
import { MissingChunkNotice } from '../../site/missing-chunk-notice.tsx'
import type { ContactErrors } from './read-contact-form.ts'

interface ContactFormProps {
  /** The address that messages go to; without one nothing can be sent, and the form says so. */
  readonly to: string | undefined
}

const loadRules = () => loadChunk(() => import('./read-contact-form.ts'))

/** Writes a message in the visitor's own mail program. Quiet until the first submit. */
export function ContactForm({ to }: ContactFormProps) {
  const [errors, setErrors] = useState<ContactErrors>()
  const [isChunkMissing, setChunkMissing] = useState(false)

  async function check(form: HTMLFormElement) {
    const { readContactForm } = await loadRules()
    const read = readContactForm(form, to)
    setErrors(read.errors)
    return read
  }

  async function submit(form: HTMLFormElement) {
    try {
      const { firstWrong, mailLink } = await check(form)
      setChunkMissing(false)
      if (firstWrong) form.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus()
      if (mailLink) window.location.assign(mailLink)
    } catch (error) {
      console.error('Message impossible', error)
      setChunkMissing(true)
    }
  }

  return (
    <form
      noValidate
      method="dialog"
      className={`${card} ${stack}`}
      onFocus={() => void loadRules().catch(() => {})}
      onInput={(event) => errors && void check(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
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
        <button type="submit" className={button.primary}>
          Écrire le message
        </button>
      ) : (
        <p className={notice.info}>
          Ce site n’a pas encore d’adresse de contact&nbsp;: votre message ne peut pas être envoyé.
        </p>
      )}
      {isChunkMissing && <MissingChunkNotice />}
    </form>
  )
}
