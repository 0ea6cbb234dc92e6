import { findService, type Service } from '@plombier/quote-engine'
import { button } from '../../../design/button.css.ts'
import { anchor, arrow, control } from '../../../design/form/field.css.ts'
import { Field } from '../../../design/form/field.tsx'
import { SuggestionList } from '../../../design/form/suggestion-list.tsx'
import { useTextCombobox } from '../../../design/form/use-text-combobox.ts'
import { ChevronDown } from '../../../design/icons.ts'
import { line } from '../../../design/layout.css.ts'
import { figures, small } from '../../../design/text.css.ts'
import { wholeEuros } from '../../../format/french.ts'
import { normalizeText } from '../../../format/normalize-text.ts'
import { advertisedQuote } from '../../../price/advertised-price.ts'
import { findTodaysService, todaysServices } from '../../../price/todays-prices.ts'
import { startingFrom } from '../../../price/totals.ts'
import { filterServices } from './filter-services.ts'
import * as css from './service-field.css.ts'

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
  const isUnknown = items.length === 0
  const combobox = useTextCombobox<Service>({
    id,
    items,
    text: hasOtherText ? picked.name : text,
    // Nothing is picked when the field is left: a press on what comes next must not move it.
    onType: (typed) =>
      onChange(todaysServices.find((service) => isNamed(service, typed))?.id ?? '', typed),
    onPick: (service) => onChange(service.id, ''),
    onBlur: () => picked && onChange(picked.id, ''),
    isFirstActive: true,
  })

  return (
    <Field
      id={id}
      label="Type de service"
      hint={
        picked
          ? `${startingPrice(picked).join(' ')}. ${picked.description}`
          : `Tapez un mot, par exemple «\u00A0fuite\u00A0» ou «\u00A0évier\u00A0», ou parcourez la liste.`
      }
      error={error && !picked && text ? `${error}. Choisissez un service dans la liste.` : error}
      status={
        <div className={line}>
          <div role="status" className={small}>
            {isUnknown &&
              `Aucun service trouvé. En cas de doute, choisissez «\u00A0${findService('diagnostic').name}\u00A0».`}
          </div>
          {isUnknown && (
            <button
              type="button"
              className={button.plain}
              onClick={() => {
                onChange('', '')
                document.getElementById(id)?.focus()
              }}
            >
              Voir toute la liste
            </button>
          )}
        </div>
      }
    >
      {(fieldControl) => (
        <div className={anchor}>
          <input
            {...combobox.inputProps}
            {...fieldControl}
            className={`${control} ${css.input}`}
            name="service"
            placeholder="Choisissez un service"
            required
          />
          <ChevronDown className={arrow} />
          <SuggestionList combobox={combobox} groups={groups} rowClassName={css.service}>
            {(service) => {
              const [from, amount] = startingPrice(service)
              return (
                <>
                  <div>{service.name}</div>
                  <div className={`${css.price} ${figures}`}>
                    <span>{from}</span> <span className={css.amount}>{amount}</span>
                  </div>
                  <div className={`${small} ${css.description}`}>{service.description}</div>
                </>
              )
            }}
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

/** `À partir de`, `180 €`; or `À partir de 95 €`, `(minimum 120 €)`: with a space between, one text. */
function startingPrice(service: Service) {
  const { basePrice, totalPrice } = advertisedQuote(service)
  const [base, minimum] = [basePrice, totalPrice].map(wholeEuros)
  return base === minimum
    ? ([startingFrom, base] as const)
    : ([`${startingFrom} ${base}`, `(minimum ${minimum})`] as const)
}
