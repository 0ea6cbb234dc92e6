import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { brand } from '../../brand/brand.ts'
import { button } from '../../design/button.css.ts'
import { card } from '../../design/card.css.ts'
import { textArea } from '../../design/form/field.css.ts'
import { Field } from '../../design/form/field.tsx'
import { liveRegion, stack } from '../../design/layout.css.ts'
import { notice } from '../../design/notice.css.ts'
import { singlePress } from '../../design/single-press.ts'
import { LONGEST_LINK, mailLink } from '../../device/mail-link.ts'
import { hasTextLength } from '../../format/typed-text.ts'

interface ContactFormProps {
  /** The e-mail address for messages; without one, the form says that nothing can be sent. */
  readonly to: string | undefined
}

/** Opens the message in the visitor's mail program, which knows the visitor's name and address. */
export function ContactForm({ to }: ContactFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  // Undefined until there has been one.
  const [problem, setProblem] = useState<string>()
  const [isWritten, setWritten] = useState(false)

  const link = (message: string) => mailLink(to ?? '', `Message – ${brand.name}`, message.trim())

  function check(message: string) {
    const found = !hasTextLength(message)
      ? 'Message requis (minimum 10 caractères)'
      : link(message).length > LONGEST_LINK
        ? 'Message trop long pour votre messagerie\u00A0: raccourcissez-le.'
        : ''
    setProblem(found)
    return found
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const message = field.current?.value ?? ''
    // Rendered before the field gets the focus, so that a screen reader reads the error with it.
    if (flushSync(() => check(message))) return field.current?.focus()
    if (!to) return
    window.location.assign(link(message))
    setWritten(true)
  }

  return (
    <form noValidate method="dialog" className={`${card} ${stack}`} onSubmit={submit}>
      <Field
        id="message"
        label="Message"
        hint="De 10 à environ 800&nbsp;caractères."
        error={problem}
      >
        {(props) => (
          <textarea
            {...props}
            ref={field}
            name="message"
            rows={5}
            required
            className={textArea}
            onChange={({ currentTarget: { value } }) => {
              if (problem !== undefined || link(value).length > LONGEST_LINK) check(value)
            }}
          />
        )}
      </Field>
      {to ? (
        <button type="submit" className={button.quiet} onClick={singlePress()}>
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
