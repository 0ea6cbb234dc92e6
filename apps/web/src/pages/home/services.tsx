import { type CategoryId, categories, type Service, services } from '@plombier/quote-engine'
import { chooserId } from '../../city-chooser/city-chooser-dialog.tsx'
import { advertisedPrice } from '../../price/price-texts.ts'
import { wholeEuros } from '../../texts/french.ts'
import { opensDialog } from '../../ui/dialog.tsx'
import {
  Bath,
  ChevronDown,
  Droplets,
  Heater,
  ShowerHead,
  Sprout,
  Waves,
  Wrench,
} from '../../ui/icons.ts'
import { page, screenOnly, section, stack, stackLarge } from '../../ui/layout.css.ts'
import { figures, lead, subtitle, title } from '../../ui/text.css.ts'
import * as css from './services.css.ts'

const categoryIcons: Record<CategoryId, typeof Wrench> = {
  depannage: Wrench,
  canalisations: Waves,
  sanitaires: Bath,
  'eau-chaude': ShowerHead,
  chauffage: Heater,
  eau: Droplets,
  exterieur: Sprout,
}

/** The price list by category. `onChoose` is called with the service of a row, whose press opens the chooser. */
export function Services({ onChoose }: { readonly onChoose: (service: Service) => void }) {
  return (
    <section id="services" className={section} aria-labelledby="services-title">
      <div className={`${page} ${stackLarge}`}>
        <div className={stack}>
          <h2 id="services-title" className={title}>
            {services.length}&nbsp;services, un prix pour chacun
          </h2>
          <p className={lead}>Prix indicatifs TTC, sans urgence ni long trajet.</p>
        </div>
        <div>
          {categories.map(({ id, name }) => {
            const Icon = categoryIcons[id]
            return (
              <details key={id} className={css.category} open={id === 'depannage'}>
                <summary>
                  <h3 className={`${subtitle} ${css.heading}`}>
                    <Icon width={24} height={24} className={css.icon} />
                    <span>{name}</span>
                  </h3>
                  <ChevronDown className={screenOnly} />
                </summary>
                <ul role="list" className={css.list} aria-label={`Prix\u00A0: ${name}`}>
                  {services
                    .filter(({ category }) => category === id)
                    .map((service) => (
                      <li key={service.id}>
                        <button
                          type="button"
                          className={css.service}
                          {...opensDialog(chooserId)}
                          onClickCapture={() => onChoose(service)}
                        >
                          <span>{service.name}</span> <span className={css.leader} />
                          <span className={`${css.price} ${figures}`}>
                            {wholeEuros(advertisedPrice(service))}
                          </span>
                          <ChevronDown className={`${css.chevron} ${screenOnly}`} />
                        </button>
                      </li>
                    ))}
                </ul>
              </details>
            )
          })}
        </div>
      </div>
    </section>
  )
}
