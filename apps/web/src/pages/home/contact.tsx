import { type SubmitEvent, useState } from 'react'
import { brand } from '../../settings.ts'
import { mailLink } from '../../texts/mail-link.ts'
import { telephoneLink } from '../../texts/telephone-link.ts'
import { hasTextLength, TEXT_LENGTH } from '../../texts/typed-text.ts'
import { button } from '../../ui/button.css.ts'
import { card } from '../../ui/card.css.ts'
import { textArea } from '../../ui/field.css.ts'
import { Field } from '../../ui/field.tsx'
import { Phone } from '../../ui/icons.ts'
import { liveRegion, page, section, stack } from '../../ui/layout.css.ts'
import { notice } from '../../ui/notice.css.ts'
import { singlePress } from '../../ui/single-press.ts'
import { lead, title } from '../../ui/text.css.ts'
import * as css from './home-page.css.ts'

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

/** What fits into a link to a mail program. */
const MOST_LETTERS = 800

/** For when the visitor comes back from another page. */
let kept = ''

/** The browser itself says at the field what is wrong with it. */
function check(field: HTMLTextAreaElement | null) {
  const text = field?.value ?? ''
  const tooLong = `Message trop long (maximum ${MOST_LETTERS} caractères)`
  const problem = hasTextLength(text) ? '' : `Message requis (minimum ${TEXT_LENGTH} caractères)`
  field?.setCustomValidity(text.length > MOST_LETTERS ? tooLong : problem)
}

/**
 * Opens the message to this e-mail address in the visitor's mail program, which knows the visitor's name and
 * address; without one, says that nothing can be sent.
 */
export function ContactForm({ to }: { readonly to: string | undefined }) {
  const [isWritten, setWritten] = useState(false)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!to) return
    const message = String(new FormData(event.currentTarget).get('message')).trim()
    window.location.assign(mailLink(to, `Message – ${brand.name}`, message))
    setWritten(true)
  }

  return (
    <form method="dialog" className={`${card} ${stack}`} onSubmit={submit}>
      <Field
        id="message"
        label="Message"
        hint={`De ${TEXT_LENGTH} à ${MOST_LETTERS}\u00A0caractères.`}
      >
        {(props) => (
          <textarea
            {...props}
            ref={check}
            name="message"
            rows={5}
            required
            className={textArea}
            defaultValue={kept}
            onInput={({ currentTarget }) => {
              check(currentTarget)
              kept = currentTarget.value
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
