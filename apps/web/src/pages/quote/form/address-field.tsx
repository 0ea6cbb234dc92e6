import type { Address } from '@plombier/geo-client'
import { pickedValue } from '../../../address/picked-address.ts'
import { button } from '../../../ui/button.css.ts'
import { anchor, control } from '../../../ui/field.css.ts'
import { Field } from '../../../ui/field.tsx'
import { LocateFixed } from '../../../ui/icons.ts'
import { cluster, visuallyHidden } from '../../../ui/layout.css.ts'
import { SuggestionList } from '../../../ui/suggestion-list.tsx'
import { small } from '../../../ui/text.css.ts'
import { useTextCombobox } from '../../../ui/use-text-combobox.ts'
import * as css from './address-field.css.ts'
import { adviceOn, ConfirmedAddress, locating, statusText } from './address-messages.tsx'
import { type AddressOptions, useAddress } from './use-address.ts'

const hint =
  import.meta.env.MODE === 'demo'
    ? 'Démonstration\u00A0: choisissez une commune ou l’une de quelques rues, par exemple «\u00A0Rue Victor Hugo Lyon\u00A0».'
    : 'Choisissez votre adresse dans la liste qui s’ouvre.'

interface AddressFieldProps extends AddressOptions {
  readonly id: string
  readonly error: string | undefined
  readonly placeholder?: string
  readonly disabled?: boolean
}

/** The field for the address of the work, picked from the address service's suggestions. */
export function AddressField({
  id,
  value,
  onChange,
  error,
  city,
  placeholder = 'Saisissez votre adresse',
  disabled,
}: AddressFieldProps) {
  const { state, suggestions, change, searchFor, locate } = useAddress({ city, value, onChange })
  const isLocating = state.status === 'locating'
  const combobox = useTextCombobox<Address>({
    id,
    items: suggestions,
    text: value.text,
    onType: (typed) => change({ text: typed }),
    onPick: (address) => change(pickedValue(address)),
    onOpen: searchFor,
    // Enter waits for the list: a submit would be refused for want of a pick.
    isSearching: state.status === 'searching',
  })

  const advice = adviceOn(value, state.status)
  const text = statusText(state, value, city, { count: suggestions.length, ...combobox })
  // Screen readers need the status. On screen, the list, the button, the confirmation or the error says the same.
  const isOnlyHeard =
    combobox.isOpen ||
    isLocating ||
    state.status === 'confirmed' ||
    (error && state.status === 'empty')

  return (
    <Field
      id={id}
      label="Adresse d’intervention"
      hint={value.pick ? <ConfirmedAddress city={city} address={value.pick} /> : hint}
      error={error && advice ? `${error}.` : error}
      advice={advice}
      status={
        <div className={cluster}>
          <button
            type="button"
            className={button.plain}
            disabled={disabled}
            // Not disabled while it locates: it keeps the focus.
            aria-disabled={isLocating || undefined}
            onClick={locate}
          >
            {isLocating ? <span aria-hidden className={css.spinner} /> : <LocateFixed />}
            <span>{isLocating ? locating : 'Utiliser ma position'}</span>
          </button>
          <div role="status" className={isOnlyHeard ? visuallyHidden : css.status}>
            {state.status === 'searching' && <span aria-hidden className={css.spinner} />}
            {text && <p>{text}</p>}
          </div>
        </div>
      }
    >
      {(fieldControl) => (
        <div className={anchor}>
          <input
            {...combobox.inputProps}
            {...fieldControl}
            className={control}
            // A common name would make browsers show their own list of earlier addresses over ours.
            name="plombier-2-minutes-adresse"
            placeholder={placeholder}
            disabled={disabled}
            required
            autoComplete="address-line1"
          />
          <SuggestionList combobox={combobox} groups={[{ items: suggestions }]}>
            {(address) => (
              <>
                <span>{address.label}</span>
                <span className={small}>{detail(address, suggestions)}</span>
              </>
            )}
          </SuggestionList>
        </div>
      )}
    </Field>
  )
}

/**
 * What the label does not say, such as `33, Gironde, Nouvelle-Aquitaine`. Where the list has a label twice,
 * the former commune comes first: `Melay · 49, Maine-et-Loire`. A whole commune has no postcode there,
 * because it may have many and the service names one.
 */
function detail(address: Address, list: readonly Address[]) {
  const { label, type, oldcity, district, postcode, city, context } = address
  const isNew = (text: string | undefined) => text && !` ${label} `.includes(` ${text} `)
  const isRepeated = list.some((other) => other !== address && other.label === label)
  const parts = isRepeated ? [oldcity, district].filter(isNew) : []
  const commune = [type === 'municipality' ? undefined : postcode, city].filter(isNew).join(' ')
  return [...parts, commune, context].filter(Boolean).join(' · ')
}
