import { findService, type Service, services } from '@plombier/quote-engine'
import { anchor, arrow, control } from '../../../design/form/field.css.ts'
import { Field } from '../../../design/form/field.tsx'
import { SuggestionList } from '../../../design/form/suggestion-list.tsx'
import { useTextCombobox } from '../../../design/form/use-text-combobox.ts'
import { ChevronDown } from '../../../design/icons.ts'
import { figures, quiet, small } from '../../../design/text.css.ts'
import { wholeEuros } from '../../../format/french.ts'
import { normalizeText } from '../../../format/normalize-text.ts'
import { advertisedPrice } from '../../../price/advertised-price.ts'
import { filterServices } from './filter-services.ts'
import * as css from './service-field.css.ts'

interface ServiceFieldProps {
  readonly id: string
  /** A service id, or an empty string. */
  readonly value: string
  /** What was typed while no service was picked. */
  readonly text: string
  readonly onChange: (id: string, text: string) => void
  readonly error: string | undefined
}

/** The field for the service to price: a list by category, filtered by what is typed. */
export function ServiceField({ id, value, text, onChange, error }: ServiceFieldProps) {
  const picked = findService(value)
  const groups = filterServices(picked ? '' : text)
  const items = groups.flatMap((group) => group.items)
  const combobox = useTextCombobox<Service>({
    id,
    items,
    text: picked?.name ?? text,
    onType: (typed) => onChange(services.find(({ name }) => name === typed)?.id ?? '', typed),
    onPick: (service) => onChange(service.id, ''),
    onBlur: () => {
      const isNamed = ({ name }: Service) => normalizeText(name) === normalizeText(text).trim()
      const meant = items.length === 1 ? items[0] : items.find(isNamed)
      if (!picked && meant) onChange(meant.id, '')
    },
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
        <div role="status" className={quiet}>
          {items.length === 0 && 'Aucun service trouvé.'}
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

/** `À partir de`, `180 €`; or `À partir de 95 €`, `(facturé 120 €)`: with a space between, one text. */
function startingPrice(service: Service) {
  const [base, billed] = [service.basePrice, advertisedPrice(service)].map(wholeEuros)
  return base === billed
    ? (['À partir de', base] as const)
    : ([`À partir de ${base}`, `(facturé ${billed})`] as const)
}
