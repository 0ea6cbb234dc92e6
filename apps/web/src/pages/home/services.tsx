import {
  type Category,
  type CategoryId,
  categories,
  FREE_KILOMETERS,
  findUrgency,
  type Service,
  services,
} from '@plombier/quote-engine'
import { chooserId } from '../../city-chooser/city-chooser-dialog.tsx'
import { advertisedPrice } from '../../price/price-texts.ts'
import { kilometers, wholeEuros } from '../../texts/french.ts'
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

interface ServicesProps {
  /** Called with the service whose row was pressed, which opens the chooser. */
  readonly onChoose: (service: Service) => void
}

/** The price list by category. */
export function Services({ onChoose }: ServicesProps) {
  return (
    <section id="services" className={section} aria-labelledby="services-title">
      <div className={`${page} ${stackLarge}`}>
        <div className={stack}>
          <h2 id="services-title" className={title}>
            {services.length}&nbsp;services, un prix pour chacun
          </h2>
          <p className={lead}>
            {`Prix indicatifs TTC sous ${findUrgency('normal').delayHours}\u00A0h, jusqu’à ${kilometers(FREE_KILOMETERS)} du centre-ville. Pour le vôtre, choisissez un service.`}
          </p>
        </div>
        <div>
          {categories.map((category) => (
            <CategoryPrices key={category.id} category={category} onChoose={onChoose} />
          ))}
        </div>
      </div>
    </section>
  )
}

function CategoryPrices({
  category: { id, name },
  onChoose,
}: ServicesProps & { readonly category: Category }) {
  const Icon = categoryIcons[id]
  const listed = services.filter(({ category }) => category === id)
  const opener = opensDialog(chooserId)
  return (
    <details className={css.category} open={id === 'depannage'}>
      <summary>
        <h3 className={`${subtitle} ${css.heading}`}>
          <Icon width={24} height={24} className={css.icon} />
          <span>{name}</span>
        </h3>
        <ChevronDown className={screenOnly} />
      </summary>
      <ul role="list" className={css.list} aria-label={`Prix\u00A0: ${name}`}>
        {listed.map((service) => (
          <li key={service.id}>
            <button
              type="button"
              className={css.service}
              {...opener}
              onClick={() => {
                opener.onClick()
                onChoose(service)
              }}
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
}
