import { revalidateLogic } from '@tanstack/react-form'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import { button } from '../../design/button.css.ts'
import { card } from '../../design/card.css.ts'
import { useAppForm } from '../../design/form/form.tsx'
import { liveRegion, stack } from '../../design/layout.css.ts'
import { notice } from '../../design/notice.css.ts'
import { singlePress } from '../../design/single-press.ts'
import { small } from '../../design/text.css.ts'
import { contactFormSchema, emptyContactForm } from './contact-form-schema.ts'
import { contactMailLink } from './contact-mail.ts'

interface ContactFormProps {
  /** The e-mail address for messages; without one, the form says that nothing can be sent. */
  readonly to: string | undefined
}

/** Opens the message in the visitor's mail program. Shows no errors before the first submit. */
export function ContactForm({ to }: ContactFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const [isWritten, setWritten] = useState(false)
  const form = useAppForm({
    defaultValues: emptyContactForm,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: contactFormSchema },
    onSubmit: ({ value }) => {
      const message = v.parse(contactFormSchema, value)
      if (!to) return
      window.location.assign(contactMailLink(message, to))
      setWritten(true)
    },
    onSubmitInvalid: () => {
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    },
  })

  return (
    <form
      ref={element}
      noValidate
      method="dialog"
      className={`${card} ${stack}`}
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
      <p className={small}>Tous les champs sont obligatoires.</p>
      <form.AppField name="name">
        {(field) => <field.TextField label="Nom" autoComplete="name" required />}
      </form.AppField>
      <form.AppField name="email">
        {(field) => <field.TextField label="E-mail" type="email" autoComplete="email" required />}
      </form.AppField>
      <form.AppField name="message">
        {(field) => <field.TextArea label="Message" rows={5} required />}
      </form.AppField>
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
