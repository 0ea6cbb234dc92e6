import { useState } from 'react'
import { brand } from '../../../settings.ts'
import { telephoneLink } from '../../../texts/telephone-link.ts'
import { button } from '../../../ui/button.css.ts'
import { Copy, Phone } from '../../../ui/icons.ts'
import { stackSmall } from '../../../ui/layout.css.ts'
import { small } from '../../../ui/text.css.ts'
import { CopyButton } from '../send/copy-button.tsx'
import { introductionMailLink, introductionText } from '../send/quote-mail.ts'
import type { IssuedQuote } from '../state/issued-quote.ts'

const what = brand.email
  ? `${brand.phone ? 'Appelez, ou ouvrez' : 'Ouvre'} un message prêt\u00A0: rien n’est encore envoyé.`
  : brand.phone
    ? 'Appelez, ce devis sous les yeux.'
    : 'La mise en relation n’est pas encore ouverte\u00A0: montrez ce devis au plombier de votre choix.'

/** How to be introduced to a plumber: the visitor calls or writes. */
export function NextSteps({ issuedQuote }: { readonly issuedQuote: IssuedQuote }) {
  const [isOpened, setOpened] = useState(false)
  return (
    <div className={stackSmall}>
      {brand.phone && (
        <a className={button.wide} href={telephoneLink(brand.phone)}>
          <Phone />
          {brand.phone}
        </a>
      )}
      {brand.email && (
        <a
          className={brand.phone ? button.quiet : button.wide}
          href={introductionMailLink(issuedQuote, brand.email)}
          target="_blank"
          rel="noopener"
          onClick={() => setOpened(true)}
        >
          Demander une mise en relation
        </a>
      )}
      <div role="status">
        <p className={small}>
          {isOpened
            ? `C’est vous qui envoyez la demande. Rien ne s’ouvre\u202F? Copiez\u2011la et écrivez à ${brand.email}.`
            : what}
        </p>
      </div>
      {isOpened && (
        <CopyButton
          className={button.quiet}
          text={introductionText(issuedQuote)}
          done="Demande copiée"
        >
          <Copy />
          Copier la demande
        </CopyButton>
      )}
    </div>
  )
}
