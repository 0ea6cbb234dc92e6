import type { Service } from '@plombier/quote-engine'
import { Link } from '@tanstack/react-router'
import { button } from '../../../ui/button.css.ts'
import { focusTarget } from '../../../ui/focus-target.ts'
import { BadgeCheck, Calculator, Clock, House } from '../../../ui/icons.ts'
import { hiddenOnPhone, withIconCentred } from '../../../ui/layout.css.ts'
import * as css from './quote-form.css.ts'

const serviceFieldId = 'service'

const promises = [
  { Icon: Calculator, text: 'Devis instantané' },
  { Icon: BadgeCheck, text: 'Artisan certifié' },
  { Icon: Clock, text: 'Intervention rapide' },
] as const

interface FormHeadingProps {
  /** What is priced, and where. */
  readonly asked: string
  /** A service with which the visitor has come. */
  readonly service: Service | undefined
}

/** The heading of the form, and what the site promises. */
export function FormHeading({ asked, service }: FormHeadingProps) {
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
      <p className={css.asked}>{asked}</p>
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
