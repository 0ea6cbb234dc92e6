import { MINIMUM_TOTAL, PRICES_AS_OF } from '@plombier/quote-engine'
import { Link } from '@tanstack/react-router'
import { column, stack } from '../../design/layout.css.ts'
import { LinkButton } from '../../design/link-button.tsx'
import { subtitle, title } from '../../design/text.css.ts'
import { date, wholeEuros } from '../../format/french.ts'
import { AddressCredit } from '../../site/address-credit.tsx'
import { brand } from '../../site/brand.ts'
import * as css from './legal-page.css.ts'

export function LegalPage() {
  return (
    <div className={`${column} ${css.view}`}>
      <LinkButton to="/" className={css.back}>
        Retour
      </LinkButton>
      <h1 className={title}>Mentions légales</h1>
      {(brand.publisher || brand.director || brand.host) && (
        <dl className={stack}>
          {brand.publisher && <Identity name="Éditeur" value={brand.publisher} />}
          {brand.director && <Identity name="Direction de la publication" value={brand.director} />}
          {brand.host && <Identity name="Hébergeur" value={brand.host} />}
        </dl>
      )}
      <section className={stack}>
        <h2 className={subtitle}>Service de mise en relation</h2>
        <p>
          {brand.name} met en relation des particuliers et des plombiers indépendants. Le site ne
          réalise aucune intervention lui-même.
        </p>
        <p>
          La mise en relation commence par votre propre appel ou message&nbsp;: rien n’est envoyé à
          votre place.
        </p>
      </section>
      <section className={stack}>
        <h2 className={subtitle}>Tarification</h2>
        <p>
          Les prix affichés sont indicatifs (tarifs du {date(PRICES_AS_OF)}, minimum{' '}
          {wholeEuros(MINIMUM_TOTAL)} TTC). Le devis définitif est établi par le professionnel après
          un diagnostic sur place.
        </p>
        <p>
          Le prix est calculé sur votre appareil. Le document PDF ajoute une TVA de 20&nbsp;% au
          sous-total&#8239;; les deux totaux sont affichés avant son téléchargement.
        </p>
      </section>
      <section className={stack}>
        <h2 className={subtitle}>Responsabilité</h2>
        <p>
          Chaque professionnel est seul responsable de ses interventions, de ses devis définitifs et
          de ses assurances.
        </p>
      </section>
      <section className={stack}>
        <h2 className={subtitle}>Protection des données</h2>
        <p>
          Les données du formulaire servent uniquement à la mise en relation. Elles ne sont pas
          conservées au-delà du traitement de la demande et ne sont jamais transmises à des tiers à
          des fins commerciales.
        </p>
        <p>
          En pratique, elles restent sur votre appareil&nbsp;: elles n’en sortent que par le message
          que vous envoyez vous-même. Seul le texte tapé dans le champ d’adresse est transmis au
          service d’adresses, pour afficher des suggestions. Le site ne dépose aucun cookie.
        </p>
        <p>
          <AddressCredit />
        </p>
      </section>
      <section className={stack}>
        <h2 className={subtitle}>Contact</h2>
        <p>
          Écrivez-nous par le{' '}
          <Link to="/" hash="contact">
            formulaire de contact
          </Link>{' '}
          du site.
        </p>
      </section>
    </div>
  )
}

function Identity({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
