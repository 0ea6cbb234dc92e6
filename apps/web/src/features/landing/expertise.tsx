import { cities } from '@plombier/quote-engine'
import { brand } from '../../brand/brand.ts'
import { opensChooser } from '../../city-chooser/city-chooser-dialog.tsx'
import { button } from '../../design/button.css.ts'
import { page, section, stack, stackLarge } from '../../design/layout.css.ts'
import { stepNumber } from '../../design/pipe.css.ts'
import { lead, subtitle, title } from '../../design/text.css.ts'
import * as css from './landing-page.css.ts'

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

/** Where the site helps, and how it works; ends in the button that opens the city chooser. */
export function Expertise() {
  return (
    <section id="expertise" className={`${section} ${css.band}`} aria-labelledby="expertise-title">
      <div className={`${page} ${css.columns}`}>
        <div className={stack}>
          <h2 id="expertise-title" className={title}>
            Un prix honnête, avant l’intervention
          </h2>
          <p className={lead}>
            Service d’urgence rapide, partout en France, dans {cities.length}&nbsp;villes.
          </p>
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
                  <p>{step}</p>
                </li>
              ))}
            </ol>
            <button type="button" className={button.primary} {...opensChooser()}>
              Devis Instantané Gratuit
            </button>
          </div>
        </div>
      </div>
    </section>
  )
}
