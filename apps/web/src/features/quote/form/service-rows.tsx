import type { Service } from '@plombier/quote-engine'
import * as combobox from '../../../design/combobox.css.ts'
import { figures } from '../../../design/text.css.ts'
import { usePartByPart } from '../../../design/use-part-by-part.ts'
import type { useTextCombobox } from '../../../design/use-text-combobox.ts'
import type { ServiceGroup } from './service-filter.ts'
import * as css from './service-rows.css.ts'
import { startingPrice } from './starting-price.ts'

interface ServiceRowsProps
  extends Pick<ReturnType<typeof useTextCombobox<Service>>, 'getItemProps' | 'highlightedIndex'> {
  /** Id of the field. */
  readonly id: string
  readonly groups: readonly ServiceGroup[]
}

/** The services under the names of their categories. */
export function ServiceRows({ id, groups, highlightedIndex, getItemProps }: ServiceRowsProps) {
  const items = groups.flatMap(({ services }) => services)
  const parts = usePartByPart(groups.length)
  // All of them once a row is active: it may be any.
  const shown = highlightedIndex < 0 ? groups.slice(0, parts) : groups
  return shown.map(({ category, services }) => (
    <div key={category.id} role="group" aria-labelledby={`${id}-${category.id}`}>
      <div className={combobox.groupName} id={`${id}-${category.id}`}>
        {category.name}
      </div>
      {services.map((service) => {
        const index = items.indexOf(service)
        return (
          <div
            key={service.id}
            {...getItemProps({ item: service, index })}
            className={`${combobox.option} ${css.service}`}
            data-active={index === highlightedIndex}
          >
            <div>{service.name}</div>
            <div className={`${css.price} ${figures}`}>{startingPrice(service)}</div>
            <div className={`${combobox.optionDetail} ${css.description}`}>
              {service.description}
            </div>
          </div>
        )
      })}
    </div>
  ))
}
