import { currentTariff } from '@plombier/quote-engine'
import { button } from '../../design/button.css.ts'
import { Calculator, MapPin, Siren, Truck } from '../../design/icons.ts'
import { groups, page, section } from '../../design/layout.css.ts'
import { List } from '../../design/list.tsx'
import { stepNumber } from '../../design/pipe.css.ts'
import { subtitle, title } from '../../design/text.css.ts'
import { travelRule } from '../../price/tariff-in-words.ts'
import { hasContact } from '../../site/brand.ts'
import { opensChooser } from '../../site/city-chooser/city-chooser-dialog.tsx'
import * as css from './expertise.css.ts'

const points = [
  {
    Icon: Calculator,
    name: 'Devis gratuit, estimation immédiate',
    text: 'Le prix se calcule sur votre appareil, sans inscription et sans attendre.',
  },
  {
    Icon: Truck,
    name: 'Déplacement compris',
    text: `${travelRule(currentTariff)} depuis le centre de votre ville\u00A0: c’est déjà dans le prix affiché.`,
  },
  {
    Icon: Siren,
    name: 'Urgences 24h/7j',
    text: 'Trois délais, trois prix côte à côte\u00A0: vous choisissez en connaissance de cause.',
  },
  {
    Icon: MapPin,
    name: 'Partout en France',
    text: 'Des artisans indépendants, vérifiés et assurés, de Brest à Nice.',
  },
] as const

const steps = [
  'Choisissez votre ville et décrivez le problème.',
  'Lisez le prix, déplacement compris, et gardez le devis en PDF.',
  hasContact
    ? 'Prenez contact vous-même pour être mis en relation.'
    : `Montrez le devis au plombier de votre choix\u00A0: la mise en relation n’est pas encore ouverte.`,
] as const

/** What the site promises, and how it works; ends in the button that opens the city chooser. */
export function Expertise() {
  return (
    <section
      id="expertise"
      tabIndex={-1}
      className={`${section} ${css.band}`}
      aria-labelledby="expertise-title"
    >
      <div className={`${page} ${css.content}`}>
        <h2 id="expertise-title" className={title}>
          Un prix honnête, avant l’intervention
        </h2>
        <List className={css.points}>
          {points.map(({ Icon, name, text }) => (
            <li key={name} className={css.point}>
              <Icon width={28} height={28} className={css.icon} />
              <h3 className={subtitle}>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </List>
        <div className={groups}>
          <h3 className={subtitle}>Comment ça marche</h3>
          <div className={css.way}>
            <List ordered className={css.steps}>
              {steps.map((step, index) => (
                <li key={step} className={css.step}>
                  <span aria-hidden className={stepNumber}>
                    {index + 1}
                  </span>
                  <p className={css.stepText}>{step}</p>
                </li>
              ))}
            </List>
            <button type="button" className={`${button.primary} ${css.start}`} {...opensChooser()}>
              Devis Instantané Gratuit
            </button>
          </div>
        </div>
      </div>
    </section>
  )
}
