import { useHydrated } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { brand } from '../../settings.ts'
import { LONGEST_LINK, mailLink } from '../../texts/mail-link.ts'
import { telephoneLink } from '../../texts/telephone-link.ts'
import { textLength } from '../../texts/typed-text.ts'
import { button } from '../../ui/button.css.ts'
import { card } from '../../ui/card.css.ts'
import { textArea } from '../../ui/field.css.ts'
import { Field } from '../../ui/field.tsx'
import { Phone } from '../../ui/icons.ts'
import { liveRegion, page, screenOnly, section, stack } from '../../ui/layout.css.ts'
import { notice } from '../../ui/notice.css.ts'
import { lead, title } from '../../ui/text.css.ts'
import * as css from './home-page.css.ts'

export function Contact() {
  return (
    <section id="contact" className={`${section} ${screenOnly}`} aria-labelledby="contact-title">
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
  // What is wrong with the message, or an empty string; undefined until the first press.
  const [error, setError] = useState<string>()
  const [isWritten, setWritten] = useState(false)

  const linkTo = (message: string) => mailLink(to ?? '', `Message – ${brand.name}`, message.trim())

  function problemOf(message: string) {
    if (textLength(message) < 10) return 'Message requis (minimum 10 caractères)'
    if (linkTo(message).length <= LONGEST_LINK) return ''
    return 'Message trop long pour votre messagerie\u00A0: raccourcissez-le.'
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('message') as HTMLTextAreaElement
    const problem = problemOf(field.value)
    // A screen reader reads the error with the field that gets the focus.
    flushSync(() => setError(problem))
    setWritten(!problem)
    if (problem) field.focus()
    else window.location.assign(linkTo(field.value))
  }

  return (
    // Before hydration, the browser's own check answers a press.
    <form
      method="dialog"
      noValidate={useHydrated()}
      className={`${card} ${stack}`}
      onSubmit={submit}
    >
      <Field id="message" label="Message" hint="10 caractères au moins." error={error}>
        {(props) => (
          <textarea
            {...props}
            name="message"
            rows={5}
            required
            className={textArea}
            onChange={({ currentTarget: { value } }) => {
              if (error !== undefined) setError(problemOf(value))
            }}
          />
        )}
      </Field>
      {to ? (
        <button type="submit" className={button.quiet}>
          Ouvrir dans ma messagerie
        </button>
      ) : (
        <p className={notice.info}>
          Ce site n’a pas encore d’adresse de contact&nbsp;: votre message ne peut pas être envoyé.
        </p>
      )}
      <div role="status" className={isWritten ? notice.info : liveRegion}>
        {isWritten && (
          <p>
            Votre message s’ouvre dans votre messagerie&nbsp;: c’est vous qui l’envoyez. Rien ne
            s’ouvre{'\u202F'}? Écrivez à <a href={`mailto:${to}`}>{to}</a>.
          </p>
        )}
      </div>
    </form>
  )
}
