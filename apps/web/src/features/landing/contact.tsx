import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { brand } from '../../brand/brand.ts'
import { button } from '../../design/button.css.ts'
import { card } from '../../design/card.css.ts'
import { textArea } from '../../design/form/field.css.ts'
import { Field } from '../../design/form/field.tsx'
import { Phone } from '../../design/icons.ts'
import { liveRegion, page, section, stack } from '../../design/layout.css.ts'
import { notice } from '../../design/notice.css.ts'
import { singlePress } from '../../design/single-press.ts'
import { lead, title } from '../../design/text.css.ts'
import { LONGEST_LINK, mailLink } from '../../device/mail-link.ts'
import { telephoneLink } from '../../device/telephone-link.ts'
import { hasTextLength } from '../../format/typed-text.ts'
import * as css from './landing-page.css.ts'

export function Contact() {
  return (
    <section id="contact" className={section} aria-labelledby="contact-title">
      <div className={`${page} ${css.columns}`}>
        <div className={stack}>
          <h2 id="contact-title" className={title}>
            Contact
          </h2>
          {brand.email && <p className={lead}>{'Une question\u202F? Écrivez-nous.'}</p>}
          {brand.phone && (
            <p>
              <a className={button.quiet} href={telephoneLink(brand.phone)}>
                <Phone />
                {brand.phone}
              </a>
            </p>
          )}
        </div>
        <ContactForm to={brand.email} />
      </div>
    </section>
  )
}

/**
 * Opens the message to this e-mail address in the visitor's mail program, which knows the visitor's name and
 * address; without one, says that nothing can be sent.
 */
export function ContactForm({ to }: { readonly to: string | undefined }) {
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
