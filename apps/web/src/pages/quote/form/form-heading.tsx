import type { City, Service } from '@plombier/quote-engine'
import { Link } from '@tanstack/react-router'
import type { PickedAddress } from '../../../memory.ts'
import { button } from '../../../ui/button.css.ts'
import { focusTarget } from '../../../ui/focus-target.ts'
import { BadgeCheck, Calculator, Clock, House } from '../../../ui/icons.ts'
import { hiddenOnPhone, withIconCentred } from '../../../ui/layout.css.ts'
import { workPlace } from '../city-texts.ts'
import * as css from './quote-form.css.ts'

const serviceFieldId = 'service'

const promises = [
  { Icon: Calculator, text: 'Devis instantané' },
  { Icon: BadgeCheck, text: 'Artisan certifié' },
  { Icon: Clock, text: 'Intervention rapide' },
] as const

/** The heading of the form, and what the site promises. */
export function FormHeading({
  city,
  pick,
  service,
}: {
  readonly city: City
  readonly pick: PickedAddress | undefined
  /** A service with which the visitor has come. */
  readonly service: Service | undefined
}) {
  const { place, start = 'déplacement compris' } = workPlace(city, pick)
  return (
    <header className={css.intro}>
      <div className={css.ways}>
        <Link to="/" className={button.plain}>
          <House />
          Retour à l’accueil
        </Link>
        {service && (
          <a
            href={`#${serviceFieldId}`}
            className={`${button.plain} ${css.service}`}
            onClick={focusTarget}
          >
            <span>
              <span className={hiddenOnPhone}>{'Pour\u00A0: '}</span>
              <span>{service.name}</span>
            </span>
          </a>
        )}
      </div>
      <h1 className={css.title}>Calculateur de Prix Professionnel</h1>
      <p className={css.asked}>{`Votre prix ${place}, ${start}`}</p>
      <ul role="list" className={css.badges}>
        {promises.map(({ Icon, text }) => (
          <li key={text} className={withIconCentred}>
            <Icon width={18} height={18} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </header>
  )
}
