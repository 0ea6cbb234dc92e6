import {
  type Category,
  type CategoryId,
  categories,
  FREE_KILOMETERS,
  services,
} from '@plombier/quote-engine'
import {
  Bath,
  ChevronDown,
  Droplets,
  Heater,
  ShowerHead,
  Sprout,
  Waves,
  Wrench,
} from '../../design/icons.ts'
import { page, stack } from '../../design/layout.css.ts'
import { figures, lead, subtitle, title } from '../../design/text.css.ts'
import { kilometers, wholeEuros } from '../../format/french.ts'
import { advertisedPrice } from '../../price/advertised-price.ts'
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

// For visitors who come back from a calculator.
const unfolded = new Set(categories.slice(0, 1).map(({ id }) => id))

/** The price list by category; each service leads into the city chooser. */
export function Services({ openChooser }: OpensChooser) {
  return (
    <section id="services" className={section} aria-labelledby="services-title">
      <div className={`${page} ${css.content}`}>
        <div className={stack}>
          <h2 id="services-title" className={title}>
            {services.length}&nbsp;services, un prix pour chacun
          </h2>
          <p className={lead}>
            Prix indicatifs TTC, hors urgence, {kilometers(FREE_KILOMETERS)} de déplacement compris.
            Choisissez un service, puis votre ville.
          </p>
        </div>
        <div>
          {categories.map((category) => (
            <CategoryPrices key={category.id} category={category} openChooser={openChooser} />
          ))}
        </div>
      </div>
    </section>
  )
}

interface CategoryPricesProps extends OpensChooser {
  readonly category: Category
}

function CategoryPrices({ category: { id, name }, openChooser }: CategoryPricesProps) {
  const titleId = `category-${id}`
  const listed = services.filter(({ category }) => category === id)
  const lowest = Math.min(...listed.map(advertisedPrice))
  const remember = (details: HTMLDetailsElement | null) => {
    if (details?.open) unfolded.add(id)
    else if (details) unfolded.delete(id)
  }
  return (
    <section className={css.category} aria-labelledby={titleId}>
      <h3 id={titleId} className={`${subtitle} ${css.name}`}>
        <CategoryIcon id={id} />
        {name}
      </h3>
      <details
        className={css.fold}
        open={unfolded.has(id)}
        // It may have been unfolded before hydration.
        ref={remember}
        onToggle={({ currentTarget }) => remember(currentTarget)}
      >
        <summary className={css.summary}>
          <CategoryIcon id={id} />
          <h3 className={subtitle}>{name}</h3>
          <span className={css.range}>
            {listed.length}&nbsp;services, à partir de {wholeEuros(lowest)}
          </span>
          <ChevronDown aria-hidden className={css.arrow} />
        </summary>
      </details>
      <ul className={css.list}>
        {listed.map((service) => (
          <li key={service.id}>
            <button type="button" className={css.service} onClick={() => openChooser(service.id)}>
              <span>{service.name}</span> <span className={css.leader} />
              <span className={`${css.price} ${figures}`}>
                {wholeEuros(advertisedPrice(service))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function CategoryIcon({ id }: { readonly id: CategoryId }) {
  const Icon = categoryIcons[id]
  return <Icon aria-hidden width={24} height={24} className={css.icon} />
}
