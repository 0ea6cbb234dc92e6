import { type SubmitEvent, useState } from 'react'
import { button } from '../../design/button.css.ts'
import { card } from '../../design/card.css.ts'
import { control, textArea } from '../../design/form/field.css.ts'
import { Field } from '../../design/form/field.tsx'
import { liveRegion, stack } from '../../design/layout.css.ts'
import { notice } from '../../design/notice.css.ts'
import { singlePress } from '../../design/single-press.ts'
import { small } from '../../design/text.css.ts'
import { type ContactMessage, contactMailLink } from './contact-mail.ts'

interface ContactFormProps {
  /** The e-mail address for messages; without one, the form says that nothing can be sent. */
  readonly to: string | undefined
}

const errors = {
  name: 'Le nom doit contenir au moins 2 caractères',
  email: 'Email invalide',
  message: 'Message requis (minimum 10 caractères)',
}

/**
 * Opens the message in the visitor's mail program. The browser keeps the texts and checks them; what it
 * refuses is said in our own words, from the first submit on.
 */
export function ContactForm({ to }: ContactFormProps) {
  const [refused, setRefused] = useState<readonly string[]>()
  const [isWritten, setWritten] = useState(false)

  function check(form: HTMLFormElement) {
    const invalid = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(':invalid')
    setRefused(Array.from(invalid, ({ name }) => name))
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    check(form)
    const first = form.querySelector<HTMLElement>(':invalid')
    if (first) return first.focus()
    if (!to) return
    const data = new FormData(form)
    const text = (name: keyof ContactMessage) => String(data.get(name)).trim()
    const message = { name: text('name'), email: text('email'), message: text('message') }
    window.location.assign(contactMailLink(message, to))
    setWritten(true)
  }

  const field = (name: keyof ContactMessage) => ({
    id: name,
    error: refused?.includes(name) && errors[name],
  })

  return (
    <form
      noValidate
      method="dialog"
      className={`${card} ${stack}`}
      onSubmit={submit}
      onInput={({ currentTarget }) => refused && check(currentTarget)}
    >
      <p className={small}>Tous les champs sont obligatoires.</p>
      <Field label="Nom" {...field('name')}>
        {(props) => (
          <input
            {...props}
            name="name"
            autoComplete="name"
            required
            minLength={2}
            className={control}
          />
        )}
      </Field>
      <Field label="E-mail" {...field('email')}>
        {(props) => (
          <input
            {...props}
            name="email"
            type="email"
            autoComplete="email"
            required
            // Browsers accept an address that ends before its dot.
            pattern=".+@.+\..+"
            className={control}
          />
        )}
      </Field>
      <Field label="Message" {...field('message')}>
        {(props) => (
          <textarea
            {...props}
            name="message"
            rows={5}
            required
            minLength={10}
            className={textArea}
          />
        )}
      </Field>
      {to ? (
        <button type="submit" className={button.primary} onClick={singlePress()}>
          Ouvrir dans ma messagerie
        </button>
      ) : (
        <p className={notice.info}>
          Ce site n’a pas encore d’adresse de contact&nbsp;: votre message ne peut pas être envoyé.
        </p>
      )}
      <p role="status" className={liveRegion}>
        {isWritten &&
          `Votre message s’ouvre dans votre messagerie\u00A0: c’est vous qui l’envoyez. Rien ne s’ouvre\u202F? Écrivez à ${to}.`}
      </p>
    </form>
  )
}
