import { cities, type Service, urgencies } from '@plombier/quote-engine'
import { useState } from 'react'
import { CityChooserDialog, chooserId } from '../../city-chooser/city-chooser-dialog.tsx'
import { startingUrgency, travelRule } from '../../price/price-texts.ts'
import { brand } from '../../settings.ts'
import { ServiceJsonLd } from '../../site/json-ld.tsx'
import { PageMeta, type PageSummary, PageTitle } from '../../site/page-meta.tsx'
import { percent } from '../../texts/french.ts'
import { button } from '../../ui/button.css.ts'
import { opensDialog } from '../../ui/dialog.tsx'
import { BadgeCheck, Clock, Timer, Wallet } from '../../ui/icons.ts'
import { page, section, stack, stackLarge } from '../../ui/layout.css.ts'
import { stepNumber } from '../../ui/pipe.css.ts'
import { markers, subtitle, title } from '../../ui/text.css.ts'
import { Contact } from './contact.tsx'
import { ExamplePrice } from './example-price.tsx'
import * as css from './home-page.css.ts'
import { Services } from './services.tsx'

const summary: PageSummary = {
  title: 'Un plombier en 2\u00A0minutes, prix immédiat',
  description: `Devis de plomberie gratuit et immédiat, déplacement compris, dans ${cities.length} villes de France. Artisans vérifiés et assurés, 24h/7j.`,
}

export function HomePage() {
  // The service whose row opened the chooser. The city that is chosen gets it through the tab's memory.
  const [picked, setPicked] = useState<Service>()
  const [memory, setMemory] = useState<typeof import('../../memory.ts')>()

  function choose(service: Service) {
    setPicked(service)
    // If this code does not load, the chooser leads to the form without a service.
    import('../../memory.ts').then(setMemory, () => {})
  }

  function keepPicked() {
    if (picked) memory?.addToMemory({ service: picked.id, serviceText: '' })
  }

  return (
    <>
      <PageTitle>{summary.title}</PageTitle>
      <PageMeta summary={summary} />
      {/* Chromium paints the hero when it is whole: what is parsed later would move what stands above. */}
      <link rel="expect" href="#services" blocking="render" />
      {import.meta.env.SSR && (
        <ServiceJsonLd name="Mise en relation avec un plombier" cities={cities} />
      )}
      <Hero />
      <Services onChoose={choose} />
      <Expertise />
      <Contact />
      <CityChooserDialog
        purpose={memory && picked?.name}
        onChoose={keepPicked}
        onClosed={() => setPicked(undefined)}
      />
    </>
  )
}

const trust = [
  { Icon: BadgeCheck, title: 'Artisans', text: 'vérifiés et assurés' },
  { Icon: Clock, title: 'Dispo', text: '24h/7j' },
  { Icon: Wallet, title: 'Gratuit', text: 'sans engagement' },
  { Icon: Timer, title: '2 min', text: 'mise en relation' },
] as const

function Hero() {
  return (
    <section className={css.hero}>
      <div className={css.heroColumns}>
        <div className={css.offer}>
          <h1 className={css.headline}>Un plombier en 2&nbsp;minutes, prix immédiat</h1>
          <p className={css.promise}>{`Déplacement compris\u00A0: ${travelRule}.`}</p>
          <noscript>
            <p>
              Le calcul du prix a besoin de JavaScript.{' '}
              <a href="#villes">Les villes sont en bas de la page.</a>
            </p>
          </noscript>
        </div>
        <ExamplePrice />
        <ul role="list" className={css.trust}>
          {trust.map(({ Icon, title, text }) => (
            <li key={title} className={css.trustBadge}>
              <Icon width={24} height={24} />
              <div>
                <p className={css.trustTitle}>{title}</p> <p className={css.trustText}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const surcharges = urgencies
  .filter(({ multiplier }) => multiplier > startingUrgency.multiplier)
  .map(({ multiplier, delayHours }) => `${percent(multiplier - 1)} sous ${delayHours}\u00A0h`)

const offers = [
  'Le devis est gratuit et ne vous engage à rien\u00A0: le prix s’affiche tout de suite, sans nom ni téléphone.',
  `Le déplacement est dans le prix, depuis le centre de la ville\u00A0: ${travelRule}.`,
  `En urgence, le plombier vient plus vite et le prix augmente\u00A0: ${surcharges.join(', ')}.`,
  `Les plombiers viennent partout en France, au départ de ${cities.length}\u00A0villes.`,
] as const

const steps = [
  'Choisissez votre ville et décrivez le problème.',
  'Lisez le prix et enregistrez le devis (PDF).',
  thirdStep(),
] as const

function thirdStep() {
  if (brand.email) return 'Envoyez votre demande par email\u00A0: le texte est déjà écrit.'
  if (brand.phone) return 'Appelez, le devis sous les yeux.'
  return 'Montrez le devis au plombier de votre choix\u00A0: la mise en relation n’est pas encore ouverte.'
}

/** What a visitor gets at what price, and how; ends in the button that opens the city chooser. */
function Expertise() {
  return (
    <section id="expertise" className={`${section} ${css.band}`} aria-labelledby="expertise-title">
      <div className={`${page} ${css.columns}`}>
        <div className={stack}>
          <h2 id="expertise-title" className={title}>
            Ce que vous obtenez, et à quel prix
          </h2>
          <ul className={`${stack} ${markers}`}>
            {offers.map((offer) => (
              <li key={offer}>{offer}</li>
            ))}
          </ul>
        </div>
        <div className={stackLarge}>
          <h3 className={subtitle}>Comment ça marche</h3>
          <div>
            <ol role="list">
              {steps.map((step, index) => (
                <li key={step} className={css.step}>
                  <span aria-hidden className={stepNumber}>
                    {index + 1}
                  </span>
                  <p className={css.stepText}>{step}</p>
                </li>
              ))}
            </ol>
            <button type="button" className={button.primary} {...opensDialog(chooserId)}>
              Devis Instantané Gratuit
            </button>
          </div>
        </div>
      </div>
    </section>
  )
}
