import { categories, MINIMUM_TOTAL, type ServiceId, services } from '@plombier/quote-engine'
import { page } from '../../design/layout.css.ts'
import { figures, lead, subtitle, title } from '../../design/text.css.ts'
import { wholeEuros } from '../../format/french.ts'
import { section } from './landing-page.css.ts'
import * as css from './services.css.ts'

interface ServicesProps {
  readonly onChoose: (service: ServiceId) => void
}

/** The price list by category; each service leads into the city chooser. */
export function Services({ onChoose }: ServicesProps) {
  return (
    <section id="services" className={section} aria-labelledby="services-title">
      <div className={`${page} ${css.content}`}>
        <h2 id="services-title" className={title}>
          {services.length} services, un prix pour chacun
        </h2>
        <p className={lead}>
          Prix hors urgence, dans la zone de déplacement offerte. Choisissez un service, puis votre
          ville.
        </p>
        <div className={css.categories}>
          {categories.map((category) => (
            <section
              key={category.id}
              className={css.category}
              aria-labelledby={`category-${category.id}`}
            >
              <h3 id={`category-${category.id}`} className={subtitle}>
                {category.name}
              </h3>
              <ul>
                {services
                  .filter((service) => service.category === category.id)
                  .map((service) => (
                    <li key={service.id} className={css.item}>
                      <button
                        type="button"
                        className={css.service}
                        onClick={() => onChoose(service.id)}
                      >
                        <span>{service.name}</span>
                        <span className={`${css.price} ${figures}`}>
                          {wholeEuros(Math.max(service.basePrice, MINIMUM_TOTAL))}
                        </span>
                      </button>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </section>
  )
}
