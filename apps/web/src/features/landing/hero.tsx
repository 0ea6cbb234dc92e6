import { BadgeCheck, Clock, Timer, Wallet } from '../../design/icons.ts'
import { travelRule } from '../../price/tariff-in-words.ts'
import { todaysTariff } from '../../price/todays-prices.ts'
import { ExamplePrices } from './example-prices.tsx'
import * as css from './hero.css.ts'

const trust = [
  { Icon: BadgeCheck, title: 'Artisans', text: 'vérifiés et assurés' },
  { Icon: Clock, title: 'Dispo', text: '24h/7j' },
  { Icon: Wallet, title: 'Gratuit', text: 'sans engagement' },
  { Icon: Timer, title: '2 min', text: 'mise en relation' },
] as const

export function Hero() {
  return (
    <section className={css.hero}>
      <div className={css.columns}>
        <div className={css.offer}>
          <h1 className={css.headline}>Un plombier en 2&nbsp;minutes, prix immédiat</h1>
          <p className={css.promise}>{`Déplacement compris\u00A0: ${travelRule(todaysTariff)}.`}</p>
          <noscript>
            <p>
              Le calcul du prix a besoin de JavaScript.{' '}
              <a href="#villes">Les villes sont en bas de la page.</a>
            </p>
          </noscript>
        </div>
        <ExamplePrices />
        <ul role="list" className={css.trust}>
          {trust.map(({ Icon, title, text }) => (
            <li key={title} className={css.trustBadge}>
              <Icon width={24} height={24} />
              <span>
                <strong className={css.trustTitle}>{title}</strong>{' '}
                <span className={css.trustText}>{text}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
