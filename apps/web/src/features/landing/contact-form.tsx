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

const sender = [
  {
    name: 'name',
    label: 'Nom',
    error: 'Le nom doit contenir au moins 2 caractères',
    autoComplete: 'name',
    minLength: 2,
  },
  {
    name: 'email',
    label: 'E-mail',
    error: 'Email invalide',
    autoComplete: 'email',
    type: 'email',
    // Browsers accept an address that ends before its dot.
    pattern: '.+@.+\\..+',
  },
] as const

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

  return (
    <form
      noValidate
      method="dialog"
      className={`${card} ${stack}`}
      onSubmit={submit}
      onInput={({ currentTarget }) => refused && check(currentTarget)}
    >
      <p className={small}>Tous les champs sont obligatoires.</p>
      {sender.map(({ name, label, error, ...attributes }) => (
        <Field key={name} id={name} label={label} error={refused?.includes(name) && error}>
          {(props) => <input {...props} {...attributes} name={name} required className={control} />}
        </Field>
      ))}
      <Field
        id="message"
        label="Message"
        error={refused?.includes('message') && 'Message requis (minimum 10 caractères)'}
      >
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
