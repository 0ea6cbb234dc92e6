import { cities } from '@plombier/quote-engine'
import { brand } from '../../brand/brand.ts'
import { opensChooser } from '../../city-chooser/city-chooser-dialog.tsx'
import { button } from '../../design/button.css.ts'
import { MapPin, Siren, Truck, Wallet } from '../../design/icons.ts'
import { groups, page, row, section } from '../../design/layout.css.ts'
import { stepNumber } from '../../design/pipe.css.ts'
import { subtitle, title } from '../../design/text.css.ts'
import { freeTravel } from '../../price/tariff-in-words.ts'
import { todaysTariff } from '../../price/todays-prices.ts'
import * as css from './expertise.css.ts'

const points = [
  { Icon: Wallet, text: 'Devis gratuit, estimation immédiate' },
  { Icon: Truck, text: freeTravel(todaysTariff) },
  { Icon: Siren, text: 'Service d’urgence rapide' },
  { Icon: MapPin, text: `Partout en France, dans ${cities.length}\u00A0villes` },
] as const

const steps = [
  'Choisissez votre ville, décrivez le problème.',
  'Lisez le prix, gardez-le en PDF.',
  thirdStep(),
] as const

function thirdStep() {
  if (brand.email) return 'Envoyez votre demande, déjà rédigée, en un geste.'
  if (brand.phone) return 'Appelez, le devis sous les yeux.'
  return 'Montrez le devis au plombier de votre choix\u00A0: la mise en relation n’est pas encore ouverte.'
}

/** What the site promises, and how it works; ends in the button that opens the city chooser. */
export function Expertise() {
  return (
    <section id="expertise" className={`${section} ${css.band}`} aria-labelledby="expertise-title">
      <div className={`${page} ${css.content}`}>
        <h2 id="expertise-title" className={title}>
          Un prix honnête, avant l’intervention
        </h2>
        <ul role="list" className={css.points}>
          {points.map(({ Icon, text }) => (
            <li key={text} className={row}>
              <Icon width={28} height={28} className={css.icon} />
              <span className={subtitle}>{text}</span>
            </li>
          ))}
        </ul>
        <div className={groups}>
          <h3 className={subtitle}>Comment ça marche</h3>
          <div className={css.way}>
            <ol role="list" className={css.steps}>
              {steps.map((step, index) => (
                <li key={step} className={css.step}>
                  <span aria-hidden className={stepNumber}>
                    {index + 1}
                  </span>
                  <p className={css.stepText}>{step}</p>
                </li>
              ))}
            </ol>
            <button type="button" className={`${button.primary} ${css.start}`} {...opensChooser()}>
              Devis Instantané Gratuit
            </button>
          </div>
        </div>
      </div>
    </section>
  )
}
