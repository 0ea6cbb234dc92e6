import { cities, type ServiceId } from '@plombier/quote-engine'
import { BadgeCheck, Clock, Timer, Wallet } from 'lucide-react'
import { button } from '../../design/button.css.ts'
import { page } from '../../design/layout.css.ts'
import { Contact } from './contact.tsx'
import { Expertise } from './expertise.tsx'
import { HeroPipe } from './hero-pipe.tsx'
import * as css from './landing-page.css.ts'
import { Services } from './services.tsx'

const trust = [
  { Icon: BadgeCheck, title: 'Artisans', text: 'vérifiés et assurés' },
  { Icon: Clock, title: 'Dispo', text: '24h/7j' },
  { Icon: Wallet, title: 'Gratuit', text: 'sans engagement' },
  { Icon: Timer, title: '2 min', text: 'pour la mise en relation' },
] as const

interface LandingPageProps {
  readonly onChooseCity: (service?: ServiceId) => void
}

export function LandingPage({ onChooseCity }: LandingPageProps) {
  return (
    <>
      <section className={css.hero}>
        <HeroPipe />
        <div className={`${page} ${css.heroContent}`}>
          <h1 className={css.headline}>Un plombier en 2&nbsp;minutes, au prix annoncé</h1>
          <p className={css.promise}>
            Le prix de votre intervention, déplacement compris, avant d’appeler qui que ce soit.
            Dans {cities.length}&nbsp;villes de France.
          </p>
          <button
            type="button"
            className={button({ tone: 'primary', size: 'large' })}
            onClick={() => onChooseCity()}
          >
            Devis Instantané Gratuit
          </button>
          <noscript>
            <a href="#villes">Choisissez votre ville dans la liste au bas de la page.</a>
          </noscript>
          <ul className={css.trust}>
            {trust.map(({ Icon, title, text }) => (
              <li key={title} className={css.trustBadge}>
                <Icon aria-hidden size={24} />
                <span>
                  <strong>{title}</strong> {text}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Services onChoose={onChooseCity} />
      <Expertise />
      <Contact />
    </>
  )
}
