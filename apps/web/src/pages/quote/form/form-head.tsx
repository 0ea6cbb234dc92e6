import { type City, haversineKm } from '@plombier/quote-engine'
import { Link } from '@tanstack/react-router'
import type { Ref } from 'react'
import { communeOutside } from '../../../address/nearest-city.ts'
import { cityWithA } from '../../../texts/city-name.ts'
import { roundedKilometers } from '../../../texts/french.ts'
import { button } from '../../../ui/button.css.ts'
import { BadgeCheck, Calculator, Clock, House } from '../../../ui/icons.ts'
import { cluster, visuallyHidden, withIconCentred } from '../../../ui/layout.css.ts'
import { small } from '../../../ui/text.css.ts'
import type { PickedAddress } from '../state/address-schema.ts'
import * as css from './quote-form.css.ts'

const promises = [
  { Icon: Calculator, text: 'Devis instantané' },
  { Icon: BadgeCheck, text: 'Artisan certifié' },
  { Icon: Clock, text: 'Intervention rapide' },
] as const

export interface FormHeadProps {
  readonly city: City
  /** Gets the focus when the form is emptied. */
  readonly heading: Ref<HTMLHeadingElement>
  /** What has become of what was entered, and what can be done about it. */
  readonly status: { text: string; action?: string; onPress?: () => void } | undefined
}

interface PickedWork {
  /** Its name. */
  readonly service: string | undefined
  readonly address: PickedAddress | undefined
}

/** The head of the form: what is priced and where, and what the site promises, or how the form stands. */
export function FormHead({ city, heading, status, service, address }: FormHeadProps & PickedWork) {
  return (
    <header className={css.intro}>
      <Link to="/" className={`${button.plain} ${css.back}`}>
        <House />
        Retour à l’accueil
      </Link>
      <h1 ref={heading} className={css.title}>
        Calculateur de Prix Professionnel
      </h1>
      <p className={css.asked}>
        <span>{`${service ? `${service},` : 'Votre prix'} ${placeAndCity(address, city)} `}</span>
        {service && (
          <a href="#service">
            Changer<span className={visuallyHidden}> de service</span>
          </a>
        )}
      </p>
      <div className={css.stacked}>
        <ul role="list" className={`${css.badges} ${status ? css.replaced : ''}`}>
          {promises.map(({ Icon, text }) => (
            <li key={text} className={withIconCentred}>
              <Icon width={18} height={18} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <div role="status">
          {status && (
            <p className={`${cluster} ${small}`}>
              <span>{status.text}</span>
              {status.action && (
                <button
                  type="button"
                  className={`${button.plain} ${css.clear}`}
                  onClick={status.onPress}
                >
                  {status.action}
                </button>
              )}
            </p>
          )}
        </div>
      </div>
    </header>
  )
}

/** `à Lyon, déplacement compris`; for an address outside the city `à Bron, depuis Lyon (8 km)`. */
function placeAndCity(address: PickedAddress | undefined, city: City) {
  const commune = address && communeOutside(city, address)
  if (!commune) return `${cityWithA(city.name)}, déplacement compris`
  const distance = roundedKilometers(Math.round(haversineKm(city.center, address.coordinates)))
  return `${cityWithA(commune)}, depuis ${city.name} (${distance})`
}
