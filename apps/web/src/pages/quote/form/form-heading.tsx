import type { City } from '@plombier/quote-engine'
import { Link } from '@tanstack/react-router'
import { cityWithA } from '../../../texts/city-name.ts'
import { button } from '../../../ui/button.css.ts'
import { BadgeCheck, Calculator, Clock, House } from '../../../ui/icons.ts'
import { cluster, withIconCentred } from '../../../ui/layout.css.ts'
import { small } from '../../../ui/text.css.ts'
import * as css from './quote-form.css.ts'

const promises = [
  { Icon: Calculator, text: 'Devis instantané' },
  { Icon: BadgeCheck, text: 'Artisan certifié' },
  { Icon: Clock, text: 'Intervention rapide' },
] as const

export interface FormHeadingProps {
  readonly city: City
  /** Empties the form; set where the tab has brought back what was typed earlier. */
  readonly onClear: (() => void) | undefined
}

/** The heading of the form, and what the site promises or, in its place, how to clear what came back. */
export function FormHeading({ city, onClear }: FormHeadingProps) {
  return (
    <header className={css.intro}>
      <Link to="/" className={`${button.plain} ${css.back}`}>
        <House />
        Retour à l’accueil
      </Link>
      <h1 className={css.title}>Calculateur de Prix Professionnel</h1>
      <p className={css.asked}>{`Votre prix ${cityWithA(city.name)}, déplacement compris`}</p>
      <div className={css.stacked}>
        <ul role="list" className={`${css.badges} ${onClear ? css.replaced : ''}`}>
          {promises.map(({ Icon, text }) => (
            <li key={text} className={withIconCentred}>
              <Icon width={18} height={18} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <div role="status">
          {onClear && (
            <p className={`${cluster} ${small}`}>
              <span>Votre saisie a été retrouvée</span>
              <button type="button" className={`${button.plain} ${css.clear}`} onClick={onClear}>
                Tout effacer
              </button>
            </p>
          )}
        </div>
      </div>
    </header>
  )
}
