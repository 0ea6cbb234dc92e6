import {
  type Category,
  type CategoryId,
  categories,
  FREE_KILOMETERS,
  MINIMUM_TOTAL,
  type Service,
  services,
} from '@plombier/quote-engine'
import { Bath, Droplets, Heater, ShowerHead, Sprout, Waves, Wrench } from '../../design/icons.ts'
import { page, stack } from '../../design/layout.css.ts'
import { figures, lead, subtitle, title } from '../../design/text.css.ts'
import { kilometers, wholeEuros } from '../../format/french.ts'
import { section } from './landing-page.css.ts'
import type { OpensChooser } from './opens-chooser.ts'
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

/** The price list by category; each service leads into the city chooser. */
export function Services({ chooser }: OpensChooser) {
  return (
    <section id="services" className={section} aria-labelledby="services-title">
      <div className={`${page} ${css.content}`}>
        <div className={stack}>
          <h2 id="services-title" className={title}>
            {services.length}&nbsp;services, un prix pour chacun
          </h2>
          <p className={lead}>
            Prix TTC hors urgence, {kilometers(FREE_KILOMETERS)} de déplacement compris. Choisissez
            un service, puis votre ville.
          </p>
        </div>
        <div>
          {categories.map((category) => (
            <CategoryPrices key={category.id} category={category} chooser={chooser} />
          ))}
        </div>
      </div>
    </section>
  )
}

interface CategoryPricesProps extends OpensChooser {
  readonly category: Category
}

function CategoryPrices({ category: { id, name }, chooser }: CategoryPricesProps) {
  const Icon = categoryIcons[id]
  const titleId = `category-${id}`
  return (
    <section className={css.category} aria-labelledby={titleId}>
      <h3 id={titleId} className={`${subtitle} ${css.name}`}>
        <Icon aria-hidden width={24} height={24} className={css.icon} />
        {name}
      </h3>
      <ul className={css.list}>
        {services
          .filter(({ category }) => category === id)
          .map((service) => (
            <li key={service.id}>
              <button
                type="button"
                className={css.service}
                onPointerEnter={chooser.prepare}
                onFocus={chooser.prepare}
                onClick={() => chooser.open(service.id)}
              >
                <span>{service.name}</span> <span className={css.leader} />
                <span className={`${css.price} ${figures}`}>{advertisedPrice(service)}</span>
              </button>
            </li>
          ))}
      </ul>
    </section>
  )
}

function advertisedPrice({ basePrice }: Service) {
  return wholeEuros(Math.max(basePrice, MINIMUM_TOTAL))
}
