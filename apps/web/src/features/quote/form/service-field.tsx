import { findService, MINIMUM_TOTAL, type Service } from '@plombier/quote-engine'
import { useState } from 'react'
import * as combobox from '../../../design/form/combobox.css.ts'
import { control } from '../../../design/form/field.css.ts'
import { Field } from '../../../design/form/field.tsx'
import { arrow } from '../../../design/form/select.css.ts'
import { useTextCombobox } from '../../../design/form/use-text-combobox.ts'
import { ChevronDown } from '../../../design/icons.ts'
import { figures } from '../../../design/text.css.ts'
import { wholeEuros } from '../../../format/french.ts'
import { filterServices } from './filter-services.ts'
import { fieldLabels } from './quote-form-schema.ts'
import * as css from './service-field.css.ts'

interface ServiceFieldProps {
  readonly id: string
  /** A service id, or an empty text. */
  readonly value: string
  readonly onChange: (id: string) => void
  readonly error: string | undefined
}

/** The service to price: a list by category that shrinks to what is typed. */
export function ServiceField({ id, value, onChange, error }: ServiceFieldProps) {
  const picked = findService(value)
  const [typed, setTyped] = useState('')
  const groups = filterServices(picked ? '' : typed)
  const items = groups.flatMap(({ services }) => services)
  const { isOpen, highlightedIndex, inputProps, listProps, getItemProps } =
    useTextCombobox<Service>({
      id,
      items,
      text: picked?.name ?? typed,
      itemToText: ({ name }) => name,
      onType: (text) => {
        setTyped(text)
        onChange('')
      },
      onPick: (service) => onChange(service.id),
      activeRow: 'first',
    })

  return (
    <Field
      id={id}
      label={fieldLabels.serviceType}
      hint={
        <>
          Tapez un mot, par exemple «&nbsp;fuite&nbsp;» ou «&nbsp;évier&nbsp;», ou parcourez la
          liste.
        </>
      }
      error={error}
      status={
        <div className={css.detail}>
          {picked && (
            <p className={combobox.optionDetail}>
              {startingPrice(picked)}. {picked.description}
            </p>
          )}
          <div role="status" className={combobox.status}>
            {items.length === 0 && 'Aucun service trouvé.'}
          </div>
        </div>
      }
    >
      {(fieldControl) => (
        <div className={combobox.combobox}>
          <input
            {...inputProps}
            {...fieldControl}
            className={`${control} ${css.input}`}
            name="service"
            placeholder="Choisissez un service"
            required
            spellCheck={false}
          />
          <ChevronDown aria-hidden className={arrow} />
          <div {...listProps} className={combobox.list} hidden={!isOpen}>
            {isOpen &&
              groups.map(({ category, services }) => (
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
              ))}
          </div>
        </div>
      )}
    </Field>
  )
}

/** `À partir de 95 € (minimum 120 €)` */
function startingPrice({ basePrice }: Service) {
  const minimum = basePrice < MINIMUM_TOTAL ? ` (minimum ${wholeEuros(MINIMUM_TOTAL)})` : ''
  return `À partir de ${wholeEuros(basePrice)}${minimum}`
}
