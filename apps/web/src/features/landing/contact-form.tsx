import { revalidateLogic, useForm } from '@tanstack/react-form'
import * as v from 'valibot'
import { button } from '../../design/button.css.ts'
import { control, textArea } from '../../design/field.css.ts'
import { Field } from '../../design/field.tsx'
import { stack } from '../../design/layout.css.ts'
import { brand } from '../../site/brand.ts'

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(2, 'Le nom doit contenir au moins 2 caractères')),
  email: v.pipe(v.string(), v.trim(), v.email('Email invalide')),
  message: v.pipe(v.string(), v.trim(), v.minLength(10, 'Message requis (minimum 10 caractères)')),
})

interface ContactFormProps {
  /** The address that messages go to; without one nothing can be sent, and the form says so. */
  readonly to: string | undefined
}

/** Writes a message in the visitor's own mail program. */
export function ContactForm({ to }: ContactFormProps) {
  const form = useForm({
    defaultValues: { name: '', email: '', message: '' },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: schema },
    onSubmit: ({ value }) => {
      const { name, email, message } = v.parse(schema, value)
      const subject = encodeURIComponent(`Message de ${name} – ${brand.name}`)
      const body = encodeURIComponent(`${message}\n\n${name}\n${email}`)
      window.location.assign(`mailto:${to}?subject=${subject}&body=${body}`)
    },
  })

  return (
    <form
      noValidate
      className={stack}
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
      <form.Field name="name">
        {({ state, handleChange }) => (
          <Field id="contact-name" label="Nom" error={state.meta.errors[0]?.message}>
            {(fieldControl) => (
              <input
                {...fieldControl}
                className={control}
                autoComplete="name"
                required
                value={state.value}
                onChange={(event) => handleChange(event.currentTarget.value)}
              />
            )}
          </Field>
        )}
      </form.Field>
      <form.Field name="email">
        {({ state, handleChange }) => (
          <Field id="contact-email" label="E-mail" error={state.meta.errors[0]?.message}>
            {(fieldControl) => (
              <input
                {...fieldControl}
                className={control}
                type="email"
                autoComplete="email"
                required
                value={state.value}
                onChange={(event) => handleChange(event.currentTarget.value)}
              />
            )}
          </Field>
        )}
      </form.Field>
      <form.Field name="message">
        {({ state, handleChange }) => (
          <Field id="contact-message" label="Message" error={state.meta.errors[0]?.message}>
            {(fieldControl) => (
              <textarea
                {...fieldControl}
                className={textArea}
                required
                rows={5}
                value={state.value}
                onChange={(event) => handleChange(event.currentTarget.value)}
              />
            )}
          </Field>
        )}
      </form.Field>
      {to ? (
        <button type="submit" className={button({ tone: 'primary' })}>
          Écrire le message
        </button>
      ) : (
        <p>
          Ce site n’a pas encore d’adresse de contact&nbsp;: votre message ne peut pas être envoyé.
        </p>
      )}
    </form>
  )
}
