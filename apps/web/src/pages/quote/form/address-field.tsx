import type { Address } from '@plombier/geo-client'
import { addressName } from '../../../address/address-name.ts'
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
}

/** The field for the address of the work, picked from the address service's suggestions. */
export function AddressField({
  id,
  value,
  onChange,
  error,
  city,
  placeholder = 'Saisissez votre adresse',
}: AddressFieldProps) {
  const { state, type, pick, retry, locate } = useAddress({ city, value, onChange })
  const suggestions = state.status === 'found' ? state.suggestions : []
  const isLocating = state.status === 'locating'
  const combobox = useTextCombobox<Address>({
    id,
    items: suggestions,
    text: value.text,
    onType: type,
    onPick: pick,
    onAsk: retry,
    // The form is not to be refused while the list is on its way.
    isSearching: state.status === 'searching',
  })

  const advice = adviceOn(value, state.status)
  const text = statusText(state, city)
  // The list, the button, the confirmation and the advice of an error say it too.
  const isOnlyHeard =
    combobox.isOpen ||
    isLocating ||
    state.status === 'located' ||
    (error && state.status === 'empty')

  return (
    <Field
      id={id}
      label="Adresse d’intervention"
      hint={value.pick ? <ConfirmedAddress city={city} address={value.pick} /> : hint}
      error={
        error && (
          <>
            <p>{advice ? `${error}.` : error}</p>
            {advice && <p className={css.advice}>{advice}</p>}
            {state.status === 'failed' && (
              <button
                type="button"
                className={button.plain}
                onClick={() => {
                  retry()
                  document.getElementById(id)?.focus()
                }}
              >
                Réessayer
              </button>
            )}
          </>
        )
      }
      status={
        <div className={cluster}>
          <button
            type="button"
            className={button.plain}
            // Not disabled: it keeps the focus.
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
            // Browsers offer what was typed on other sites into a field of the same name, over the list.
            name="plombier-2-minutes-adresse"
            placeholder={placeholder}
            required
            autoComplete="address-line1"
          />
          <SuggestionList combobox={combobox} groups={[{ items: suggestions }]}>
            {(address) => (
              <>
                <span>{addressName(address)}</span>
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
 * What the label does not say, such as `33000 · 33, Gironde, Nouvelle-Aquitaine`; where the list has the
 * label twice, before it the part of the commune: `Melay · 49, Maine-et-Loire, Pays de la Loire`.
 */
function detail(address: Address, list: readonly Address[]) {
  const { label, oldcity, district, postcode, city, context } = address
  const isNew = (text: string | undefined) => text && !` ${label} `.includes(` ${text} `)
  const isRepeated = list.some((other) => other !== address && other.label === label)
  const parts = isRepeated ? [oldcity, district].filter(isNew) : []
  return [...parts, [postcode, city].filter(isNew).join(' '), context].filter(Boolean).join(' · ')
}
