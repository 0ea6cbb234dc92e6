import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as v from 'valibot'
import { button } from '../../design/button.css.ts'
import { card } from '../../design/card.css.ts'
import { textArea } from '../../design/form/field.css.ts'
import { Field } from '../../design/form/field.tsx'
import { liveRegion, stack } from '../../design/layout.css.ts'
import { notice } from '../../design/notice.css.ts'
import { singlePress } from '../../design/single-press.ts'
import { longText } from '../../format/typed-text.ts'
import { brand } from '../../site/brand.ts'
import { mailLink } from '../../site/mail-link.ts'

interface ContactFormProps {
  /** The e-mail address for messages; without one, the form says that nothing can be sent. */
  readonly to: string | undefined
}

const messageSchema = longText('Message requis (minimum 10 caractères)')

/** Opens the message in the visitor's mail program, which knows the visitor's name and address. */
export function ContactForm({ to }: ContactFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  // Nothing is checked before the first submit.
  const [error, setError] = useState<string>()
  const [isWritten, setWritten] = useState(false)

  function check() {
    const { success, output, issues } = v.safeParse(messageSchema, field.current?.value)
    setError(issues?.[0].message ?? '')
    return success ? output : undefined
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    // Shown before the field gets the focus, so that a screen reader reads the error with it.
    const message = flushSync(check)
    if (!message) return field.current?.focus()
    if (!to) return
    window.location.assign(mailLink(to, `Message – ${brand.name}`, message))
    setWritten(true)
  }

  return (
    <form noValidate method="dialog" className={`${card} ${stack}`} onSubmit={submit}>
      <Field id="message" label="Message" error={error}>
        {(props) => (
          <textarea
            {...props}
            ref={field}
            name="message"
            rows={5}
            required
            className={textArea}
            onChange={() => error !== undefined && check()}
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
