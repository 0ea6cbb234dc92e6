import { MINIMUM_TOTAL, PRICES_AS_OF, VAT_RATE } from '@plombier/quote-engine'
import { Link } from '@tanstack/react-router'
import type { PropsWithChildren } from 'react'
import { AddressCredit, whatLeaves } from '../address/address-credit.tsx'
import { indicativePrices, travelRule } from '../price/price-texts.ts'
import { brand } from '../settings.ts'
import { PageMeta, type PageSummary, PageTitle } from '../site/page-meta.tsx'
import { percent, wholeEuros } from '../texts/french.ts'
import { button } from '../ui/button.css.ts'
import { ArrowLeft } from '../ui/icons.ts'
import { column, stackSmall, view } from '../ui/layout.css.ts'
import { quiet, subtitle, title } from '../ui/text.css.ts'

const summary: PageSummary = {
  title: 'Mentions légales',
  description:
    'Mise en relation avec des plombiers indépendants, tarification, responsabilité et protection des données.',
}

export function LegalPage() {
  return (
    <div className={`${column} ${view}`}>
      <PageTitle>{summary.title}</PageTitle>
      <PageMeta summary={summary} />
      <Link to="/" className={button.plain}>
        <ArrowLeft />
        Retour
      </Link>
      <h1 className={title}>{summary.title}</h1>
      <Publisher />
      <LegalSection title="Service de mise en relation">
        <p>
          {brand.name} met en relation des particuliers et des plombiers indépendants. Le site ne
          réalise aucune intervention lui-même et n’envoie rien à votre place&nbsp;: la mise en
          relation commence par votre appel ou votre message.
        </p>
      </LegalSection>
      <LegalSection title="Tarification">
        <p>{indicativePrices(PRICES_AS_OF)}</p>
        <p>
          Au prix de base s’ajoutent le déplacement depuis le centre de la ville choisie (
          {travelRule}) et, en cas d’urgence, une majoration. Le prix est d’au moins{' '}
          {wholeEuros(MINIMUM_TOTAL)} TTC. Le document PDF ajoute une TVA de {percent(VAT_RATE)}.
        </p>
      </LegalSection>
      <LegalSection title="Responsabilité">
        <p>
          Vous concluez le contrat avec le professionnel. Il est seul responsable de ses
          interventions, de ses devis définitifs et de ses assurances. {brand.name} ne garantit ni
          qu’il est disponible, ni un prix avant son diagnostic.
        </p>
      </LegalSection>
      <LegalSection title="Protection des données">
        <p>
          <strong>
            Les données du formulaire servent uniquement à la mise en relation. Elles ne sont pas
            conservées au-delà du traitement de la demande et ne sont jamais transmises à des tiers
            à des fins commerciales.
          </strong>
        </p>
        <p>
          <span>{whatLeaves}</span> L’adresse que vous cherchez part vers le service d’adresses,
          avec le nom et le centre de la ville de la page. Ce que vous tapez pour choisir une ville
          y part aussi, si ce n’est le nom d’aucune de nos villes. «&nbsp;Utiliser ma
          position&nbsp;» envoie votre position à ce service. «&nbsp;Me localiser&nbsp;» ne l’envoie
          à personne. Le site ne dépose aucun cookie.
        </p>
        <p>
          Ce que vous avez tapé et votre devis restent dans l’onglet ouvert de votre navigateur, et
          nulle part ailleurs. «&nbsp;Nouveau calcul&nbsp;» et «&nbsp;Tout effacer&nbsp;» les
          effacent, fermer l’onglet aussi. Votre navigateur peut les montrer de nouveau s’il rouvre
          l’onglet fermé ou revient à une page d’avant. Si vous dupliquez l’onglet, le nouvel onglet
          commence avec une copie de ce que vous avez tapé. Elle s’efface dans ce nouvel onglet.
        </p>
        <p>
          Comme pour tout site, l’hébergeur peut noter chaque visite&nbsp;: votre adresse IP (le
          numéro de votre connexion), la date et l’heure, la page demandée et votre navigateur. Rien
          de ce que vous tapez n’y figure.
        </p>
        <p>
          <AddressCredit />
        </p>
        <p>
          <a href="/licences.txt" hrefLang="en">
            Licences des logiciels et des polices de caractères
          </a>{' '}
          (en anglais)
        </p>
      </LegalSection>
      <LegalSection title="Contact">
        <p>
          {brand.email ? 'Écrivez-nous par le ' : 'Le '}
          <Link to="/" hash="contact">
            formulaire de contact
          </Link>
          {brand.email ? ' du site.' : ' du site n’est pas encore ouvert.'}
        </p>
      </LegalSection>
    </div>
  )
}

function LegalSection({ title, children }: PropsWithChildren<{ readonly title: string }>) {
  return (
    <section className={stackSmall}>
      <h2 className={subtitle}>{title}</h2>
      {children}
    </section>
  )
}

/** Who is responsible for the site. Leaves out what is not set. */
function Publisher() {
  const env = import.meta.env
  const roles = [
    ['Éditeur', env.VITE_LEGAL_PUBLISHER],
    ['Direction de la publication', env.VITE_LEGAL_DIRECTOR],
    ['Hébergeur', env.VITE_LEGAL_HOST],
    ['Médiateur de la consommation', env.VITE_LEGAL_MEDIATOR],
  ]
  const set = roles.filter(([, who]) => who)
  if (set.length === 0) return null
  return (
    <dl className={stackSmall}>
      {set.map(([role, who]) => (
        <div key={role}>
          <dt className={quiet}>{role}</dt>
          <dd>{who}</dd>
        </div>
      ))}
    </dl>
  )
}
