import type { Service } from '@plombier/quote-engine'
import { startingFrom } from '../../../price/price-words.ts'
import { advertisedQuote, findTodaysService, todaysServices } from '../../../price/todays-prices.ts'
import { wholeEuros } from '../../../texts/french.ts'
import { normalizeText } from '../../../texts/normalize-text.ts'
import { anchor, arrow, select } from '../../../ui/field.css.ts'
import { Field } from '../../../ui/field.tsx'
import { ChevronDown } from '../../../ui/icons.ts'
import { SuggestionList } from '../../../ui/suggestion-list.tsx'
import { useTextCombobox } from '../../../ui/use-text-combobox.ts'
import { filterServices } from './filter-services.ts'
import * as css from './service-field.css.ts'

/** What a phone's field has room for. A longer name is read in full above it. */
const PHONE_LETTERS = 25

interface ServiceFieldProps {
  readonly id: string
  /** A service id, or an empty string. */
  readonly value: string
  /** What was typed since the field was entered, or while no service was picked. */
  readonly text: string
  readonly onChange: (id: string, text: string) => void
  readonly error: string | undefined
}

/** The field for the service to price: a list by category, filtered by what is typed. */
export function ServiceField({ id, value, text, onChange, error }: ServiceFieldProps) {
  const picked = findTodaysService(value)
  const hasOtherText = picked && !isNamed(picked, text)
  const groups = filterServices(hasOtherText ? '' : text)
  const items = groups.flatMap((group) => group.items)
  const combobox = useTextCombobox<Service>({
    id,
    items,
    text: hasOtherText ? picked.name : text,
    // Nothing is picked when the field is left: a press on what comes next must not move it.
    onType: (typed) =>
      onChange(todaysServices.find((service) => isNamed(service, typed))?.id ?? '', typed),
    onPick: (service) => onChange(service.id, ''),
    onClose: () => picked && onChange(picked.id, ''),
    isFirstActive: true,
  })

  return (
    <Field
      id={id}
      label="Type de service"
      hint={
        picked
          ? [
              ...(picked.name.length > PHONE_LETTERS ? [picked.name] : []),
              startingPrice(picked),
              picked.description,
            ].join('. ')
          : 'Tapez un mot, comme «\u00A0évier\u00A0».'
      }
      error={error && !picked && text ? `${error}. Choisissez un service dans la liste.` : error}
    >
      {(fieldControl) => (
        <div className={`${anchor} ${css.field}`}>
          <input
            {...combobox.inputProps}
            {...fieldControl}
            className={select}
            name="service"
            placeholder="Choisissez un service"
            required
          />
          <ChevronDown className={arrow} />
          <SuggestionList combobox={combobox} groups={groups}>
            {(service) => (
              <>
                <span>{service.name}</span>
                <span className={css.details}>
                  <span className={css.price}>{startingPrice(service)}</span>
                  <span className={css.description}>{service.description}</span>
                </span>
              </>
            )}
          </SuggestionList>
        </div>
      )}
    </Field>
  )
}

/** Whether a text is the service's name, accents and case aside. */
function isNamed({ name }: Service, text: string) {
  return normalizeText(name) === normalizeText(text)
}

/** `À partir de 180 €`, `À partir de 95 € (minimum 120 €)` */
function startingPrice(service: Service) {
  const { basePrice, totalPrice } = advertisedQuote(service)
  const [base, minimum] = [basePrice, totalPrice].map(wholeEuros)
  return `${startingFrom} ${base}${base === minimum ? '' : ` (minimum ${minimum})`}`
}
