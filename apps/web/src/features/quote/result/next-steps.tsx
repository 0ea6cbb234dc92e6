import { useState } from 'react'
import { brand, hasContact } from '../../../brand/brand.ts'
import { button } from '../../../design/button.css.ts'
import { Copy, Phone } from '../../../design/icons.ts'
import { stack } from '../../../design/layout.css.ts'
import { subtitle } from '../../../design/text.css.ts'
import { telephoneLink } from '../../../device/telephone-link.ts'
import { CopyButton } from '../send/copy-button.tsx'
import { introductionMailLink, introductionText } from '../send/quote-mail.ts'
import type { IssuedQuote } from '../state/issued-quote.ts'

const notice = hasContact
  ? 'Rien n’a encore été envoyé\u00A0: la demande est prête, c’est vous qui l’envoyez.'
  : 'La mise en relation n’est pas encore ouverte\u00A0: montrez ce devis au plombier de votre choix.'

/** How to be introduced to a plumber: the visitor calls or writes. */
export function NextSteps({ issuedQuote }: { readonly issuedQuote: IssuedQuote }) {
  const [isOpened, setOpened] = useState(false)
  return (
    <section className={stack} aria-labelledby="next-steps">
      <h2 className={subtitle} id="next-steps">
        Et maintenant&#8239;?
      </h2>
      {brand.phone && (
        <>
          <p>Appelez-nous, ce devis sous les yeux, pour être mis en relation avec un plombier.</p>
          <a className={button.wide} href={telephoneLink(brand.phone)}>
            <Phone />
            {brand.phone}
          </a>
        </>
      )}
      {brand.email && (
        <>
          {brand.phone && <p>Ou envoyez-nous votre demande, déjà rédigée.</p>}
          <a
            className={brand.phone ? button.quiet : button.wide}
            href={introductionMailLink(issuedQuote, brand.email)}
            target="_blank"
            rel="noopener"
            onClick={() => setOpened(true)}
          >
            Demander une mise en relation
          </a>
        </>
      )}
      <div role="status">
        <p>
          {isOpened
            ? `Votre demande s’ouvre dans votre messagerie\u00A0: c’est vous qui l’envoyez. Rien ne s’ouvre\u202F? Copiez\u2011la et écrivez à ${brand.email}.`
            : notice}
        </p>
      </div>
      {isOpened && (
        <CopyButton text={introductionText(issuedQuote)} done="Demande copiée">
          <Copy />
          Copier la demande
        </CopyButton>
      )}
    </section>
  )
}
