import { type Category, type CategoryId, categories } from '@plombier/quote-engine'
import { opensChooser } from '../../city-chooser/city-chooser-dialog.tsx'
import { advertisedQuote, todaysServices } from '../../price/todays-prices.ts'
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

/** Kept for when the visitor comes back from another page. */
const unfolded = new Map<CategoryId, boolean>([['depannage', true]])

/** The price list by category; each service opens the city chooser. */
export function Services() {
  return (
    <section id="services" className={section} aria-labelledby="services-title">
      <div className={`${page} ${stackLarge}`}>
        <div className={stack}>
          <h2 id="services-title" className={title}>
            {todaysServices.length}&nbsp;services, un prix pour chacun
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
  const listed = todaysServices.filter(({ category }) => category === id)
  return (
    <details
      className={css.category}
      open={unfolded.get(id) ?? false}
      ref={(details) => () => void unfolded.set(id, details?.open ?? false)}
    >
      <summary>
        <h3 className={`${subtitle} ${css.heading}`}>
          <Icon width={24} height={24} className={css.icon} />
          <span>{name}</span>
        </h3>
        <ChevronDown />
      </summary>
      <ul className={css.list}>
        {listed.map((service) => (
          <li key={service.id}>
            <button type="button" className={css.service} {...opensChooser(service.id)}>
              <span>{service.name}</span> <span className={css.leader} />
              <span className={`${css.price} ${figures}`}>
                {wholeEuros(advertisedQuote(service).totalPrice)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
