import { button } from '../../../design/button.css.ts'
import { Mail, Phone } from '../../../design/icons.ts'
import { stack } from '../../../design/layout.css.ts'
import { subtitle } from '../../../design/text.css.ts'
import { brand } from '../../../site/brand.ts'
import { telephoneLink } from '../../../site/telephone-link.ts'
import { quoteMailLink } from '../document/quote-mail-link.ts'
import type { IssuedQuote } from '../issued-quote.ts'

/** How to be introduced to a plumber: by the visitor's own call or message. */
export function NextSteps({ quote }: { readonly quote: IssuedQuote }) {
  return (
    <section className={stack} aria-labelledby="next-steps">
      <h2 className={subtitle} id="next-steps">
        Et maintenant&#8239;?
      </h2>
      {brand.phone && (
        <>
          <p>Appelez-nous avec le numéro de devis {quote.number} pour être mis en relation.</p>
          <a className={button.quiet} href={telephoneLink(brand.phone)}>
            <Phone aria-hidden />
            {brand.phone}
          </a>
        </>
      )}
      {!brand.phone && brand.email && (
        <>
          <p>Envoyez votre demande, déjà rédigée, pour être mis en relation avec un artisan.</p>
          <a className={button.quiet} href={quoteMailLink(quote, brand.email)}>
            <Mail aria-hidden />
            Demander une mise en relation
          </a>
        </>
      )}
      <p>
        Rien n’a encore été envoyé&nbsp;: votre demande reste sur cet appareil tant que vous ne
        l’envoyez pas vous-même.
      </p>
    </section>
  )
}
