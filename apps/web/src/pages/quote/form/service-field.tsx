import { findService, type Service, services } from '@plombier/quote-engine'
import { useField, useSelector } from '@tanstack/react-form'
import { advertisedPrice, startingFrom } from '../../../price/price-texts.ts'
import { wholeEuros } from '../../../texts/french.ts'
import { normalizeText } from '../../../texts/normalize-text.ts'
import { anchor, arrow, select } from '../../../ui/field.css.ts'
import { Field } from '../../../ui/field.tsx'
import { ChevronDown } from '../../../ui/icons.ts'
import { stackTight } from '../../../ui/layout.css.ts'
import { SuggestionList } from '../../../ui/suggestion-list.tsx'
import { small } from '../../../ui/text.css.ts'
import { useTextCombobox } from '../../../ui/use-text-combobox.ts'
import { filterServices } from './filter-services.ts'
import { GasWarning } from './gas-warning.tsx'
import * as css from './service-field.css.ts'
import type { QuoteFormApi } from './use-quote-form.ts'

/** The field for the service to price: a list by category, filtered by what is typed. */
export function ServiceField({ form }: { readonly form: QuoteFormApi }) {
  const { name, state, handleChange } = useField({ form, name: 'service' })
  // What was typed since the field was entered, or while no service was picked.
  const text = useSelector(form.store, ({ values }) => values.serviceText)
  const picked = findService(state.value)
  const error = state.meta.errors[0]?.message
  // Once a whole name is typed, the list shows its service alone, without others that have the same words.
  const groups = picked && text ? [{ items: [picked] }] : filterServices(text)
  const isAboutGas = /\bgaz\b/i.test(text)
  function onChange(id: string, typed: string) {
    form.setFieldValue('serviceText', typed)
    handleChange(id)
  }

  const combobox = useTextCombobox<Service>({
    id: name,
    items: groups.flatMap(({ items }) => items),
    text: text || (picked?.name ?? ''),
    // A whole typed name is picked at once. Picked on leaving the field, its description would move what the
    // visitor is about to press.
    onType: (typed) => onChange(services.find(isNamed(typed))?.id ?? '', typed),
    onPick: (service) => onChange(service.id, ''),
    onClose: () => {
      const named = picked ?? services.find(isNamed(text))
      if (named) onChange(named.id, '')
    },
    isFirstActive: true,
  })

  return (
    <Field
      id={name}
      label="Type de service"
      hint={
        picked
          ? `${startingPrice(picked)}. ${picked.description}`
          : 'Tapez un mot, comme «\u00A0évier\u00A0».'
      }
      error={error && !picked && text ? `${error}. Choisissez un service dans la liste.` : error}
    >
      {(fieldControl) => (
        // The list opens below the warning, whose numbers can be called while it is open.
        <div className={`${anchor} ${stackTight}`}>
          <div className={anchor}>
            <input
              {...combobox.inputProps}
              {...fieldControl}
              className={select}
              name={name}
              placeholder="Choisissez un service"
              required
            />
            <ChevronDown className={arrow} />
          </div>
          <GasWarning isShown={isAboutGas} />
          <SuggestionList combobox={combobox} groups={groups}>
            {(service) => (
              <span className={css.row}>
                <span>{service.name}</span>
                <span className={css.price}>{startingPrice(service)}</span>
                <span className={small}>{service.description}</span>
              </span>
            )}
          </SuggestionList>
        </div>
      )}
    </Field>
  )
}

/** Whether a text is a service's name, accents and case aside. */
const isNamed =
  (text: string) =>
  ({ name }: Service) =>
    normalizeText(name) === normalizeText(text)

/** `À partir de 180 €`. Where no price is as low as that, the minimum follows in brackets. */
function startingPrice(service: Service) {
  const minimum = advertisedPrice(service)
  const base = `${startingFrom} ${wholeEuros(service.basePrice)}`
  return service.basePrice < minimum ? `${base} (minimum ${wholeEuros(minimum)})` : base
}
