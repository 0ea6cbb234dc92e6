import { button } from '../../../design/button.css.ts'
import { Mail, Phone } from '../../../design/icons.ts'
import { stack } from '../../../design/layout.css.ts'
import { subtitle } from '../../../design/text.css.ts'
import { brand, hasContact } from '../../../site/brand.ts'
import { telephoneLink } from '../../../site/telephone-link.ts'
import { introductionMailLink } from '../send/quote-mail.ts'
import type { IssuedQuote } from '../state/issued-quote.ts'

/** How to be introduced to a plumber: the visitor calls or writes. */
export function NextSteps({ issuedQuote }: { readonly issuedQuote: IssuedQuote }) {
  return (
    <section className={stack} aria-labelledby="next-steps">
      <h2 className={subtitle} id="next-steps">
        Et maintenant&#8239;?
      </h2>
      {brand.phone && (
        <>
          <p>
            Appelez-nous pour être mis en relation avec un plombier, ce devis sous les yeux&nbsp;:
            nous ne l’avons pas reçu.
          </p>
          <a className={button.wide} href={telephoneLink(brand.phone)}>
            <Phone />
            {brand.phone}
          </a>
        </>
      )}
      {brand.email && (
        <>
          <p>
            {brand.phone
              ? 'Ou envoyez-nous votre demande, déjà rédigée.'
              : 'Envoyez votre demande, déjà rédigée, pour être mis en relation avec un plombier.'}
          </p>
          <a
            className={brand.phone ? button.quiet : button.wide}
            href={introductionMailLink(issuedQuote, brand.email)}
          >
            <Mail />
            Demander une mise en relation
          </a>
        </>
      )}
      <p>
        {hasContact
          ? 'Rien n’a encore été envoyé\u00A0: votre demande reste sur cet appareil tant que vous ne l’envoyez pas vous-même.'
          : 'La mise en relation n’est pas encore ouverte sur ce site\u00A0: gardez ce devis et montrez-le au plombier de votre choix.'}
      </p>
    </section>
  )
}
