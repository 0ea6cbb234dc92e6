import type { City } from '@plombier/quote-engine'
import type { Ref } from 'react'
import { BadgeCheck, Calculator, Clock } from '../../../design/icons.ts'
import { stack } from '../../../design/layout.css.ts'
import { lead, title } from '../../../design/text.css.ts'
import { cityWithA } from '../../../format/city-name.ts'
import * as css from './quote-form.css.ts'

const promises = [
  { Icon: Calculator, text: 'Devis instantané' },
  { Icon: BadgeCheck, text: 'Artisan certifié' },
  { Icon: Clock, text: 'Intervention rapide' },
] as const

interface QuoteFormHeaderProps {
  readonly city: City
  readonly heading: Ref<HTMLHeadingElement>
}

export function QuoteFormHeader({ city, heading }: QuoteFormHeaderProps) {
  return (
    <header className={stack}>
      <h1 ref={heading} tabIndex={-1} className={title}>
        Calculateur de Prix Professionnel
      </h1>
      <p className={lead}>
        {`Votre plombier ${cityWithA(city.name)}\u00A0: le prix, déplacement compris, en deux étapes.`}
      </p>
      <ul className={css.badges}>
        {promises.map(({ Icon, text }) => (
          <li key={text} className={css.badge}>
            <Icon aria-hidden width={18} height={18} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </header>
  )
}
