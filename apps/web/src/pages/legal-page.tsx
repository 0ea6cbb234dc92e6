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
          S’ajoutent au prix de base le déplacement depuis le centre de la ville choisie (
          {travelRule}) et la majoration d’urgence, pour un minimum de {wholeEuros(MINIMUM_TOTAL)}{' '}
          TTC. Le document PDF ajoute une TVA de {percent(VAT_RATE)}.
        </p>
      </LegalSection>
      <LegalSection title="Responsabilité">
        <p>
          Le contrat se conclut entre vous et le professionnel. Ce dernier est seul responsable de
          ses interventions, de ses devis définitifs et de ses assurances. {brand.name} ne garantit
          ni sa disponibilité ni un prix avant le diagnostic.
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
          <span>{whatLeaves}</span> L’adresse cherchée part vers le service d’adresses, avec le
          centre et le nom de la ville de la page. Une commune ou un code postal cherchés dans le
          choix de la ville aussi. La position demandée par «&nbsp;Me localiser&nbsp;» est comparée
          aux villes sur votre appareil. Le site ne dépose aucun cookie.
        </p>
        <p>
          Votre saisie et votre devis restent en mémoire dans l’onglet ouvert, et dans lui seul.
          «&nbsp;Nouveau calcul&nbsp;», «&nbsp;Tout effacer&nbsp;» et la fermeture de l’onglet les
          effacent, sauf si votre navigateur rouvre l’onglet, ou une page d’avant, avec son contenu.
        </p>
        <p>
          L’hébergeur des pages peut tenir un journal de leurs visites, comme tout serveur&nbsp;:
          votre adresse IP, la date et l’heure, la page demandée et le navigateur. Rien de ce que
          vous tapez n’y figure.
        </p>
        <p>
          <AddressCredit />
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
