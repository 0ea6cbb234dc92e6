import { type Category, type CategoryId, categories, services } from '@plombier/quote-engine'
import { advertisedPrice } from '../../price/price-texts.ts'
import { wholeEuros } from '../../texts/french.ts'
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
import { page, section, stack, stackLarge } from '../../ui/layout.css.ts'
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

/** The price list by category. */
export function Services() {
  return (
    <section id="services" className={section} aria-labelledby="services-title">
      <div className={`${page} ${stackLarge}`}>
        <div className={stack}>
          <h2 id="services-title" className={title}>
            {services.length}&nbsp;services, un prix pour chacun
          </h2>
          <p className={lead}>Prix indicatifs TTC, hors urgence.</p>
        </div>
        <div>
          {categories.map((category) => (
            <CategoryPrices key={category.id} category={category} />
          ))}
        </div>
      </div>
    </section>
  )
}

function CategoryPrices({ category: { id, name } }: { readonly category: Category }) {
  const Icon = categoryIcons[id]
  const listed = services.filter(({ category }) => category === id)
  return (
    <details className={css.category} open={id === 'depannage'}>
      <summary>
        <h3 className={`${subtitle} ${css.heading}`}>
          <Icon width={24} height={24} className={css.icon} />
          <span>{name}</span>
        </h3>
        <ChevronDown />
      </summary>
      <ul role="list" className={css.list} aria-label={`Prix\u00A0: ${name}`}>
        {listed.map((service) => (
          <li key={service.id} className={css.service}>
            <span>{service.name}</span> <span className={css.leader} />
            <span className={`${css.price} ${figures}`}>
              {wholeEuros(advertisedPrice(service))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
