import type { Address, AddressSearchSnapshot } from '@plombier/geo-client'
import type { Coordinates } from '@plombier/quote-engine'
import { useEffect, useRef } from 'react'
import { button } from '../../../design/button.css.ts'
import * as comboboxCss from '../../../design/form/combobox.css.ts'
import { control } from '../../../design/form/field.css.ts'
import { Field } from '../../../design/form/field.tsx'
import { SuggestionList } from '../../../design/form/suggestion-list.tsx'
import { useTextCombobox } from '../../../design/form/use-text-combobox.ts'
import { CircleCheck, LocateFixed } from '../../../design/icons.ts'
import { visuallyHidden } from '../../../design/layout.css.ts'
import { addressName } from '../address-name.ts'
import * as css from './address-field.css.ts'
import {
  type AddressValue,
  fieldLabels,
  hasAddressLength,
  missingAddress,
} from './quote-form-schema.ts'
import { useAddressSearch } from './use-address-search.ts'
import { usePosition } from './use-position.ts'

interface AddressFieldProps {
  readonly id: string
  readonly value: AddressValue
  readonly onChange: (value: AddressValue) => void
  readonly error: string | undefined
  /** What is near this place comes first. */
  readonly near: Coordinates
  readonly placeholder?: string
  readonly disabled?: boolean
}

/** The field for the place of the work, picked from the address service's suggestions. */
export function AddressField({
  id,
  value,
  onChange,
  error,
  near,
  placeholder = 'Saisissez votre adresse',
  disabled = false,
}: AddressFieldProps) {
  const { status, suggestions, setQuery } = useAddressSearch(near)
  const pick = (address: Address) => {
    onChange({ text: address.label, pick: address })
    setQuery('')
  }
  const { isLocating = false, problem, found, locate } = usePosition(value, pick)
  useEffect(() => {
    if (disabled) setQuery('')
  }, [disabled, setQuery])

  // The input in which Enter was pressed during a search: it submits if the search finds nothing.
  const waiting = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (status === 'searching') return
    const input = waiting.current
    waiting.current = null
    const hasNothing = status === 'empty' || status === 'failed'
    if (hasNothing && input === document.activeElement) input?.form?.requestSubmit()
  }, [status])

  const combobox = useTextCombobox<Address>({
    id,
    items: suggestions,
    text: value.text,
    itemToText: ({ label }) => label,
    onType: (text, isComposing) => {
      waiting.current = null
      if (text !== value.text) onChange({ text, pick: undefined })
      // No search during a composition, or when a script fills in a disabled field.
      setQuery(isComposing || disabled ? '' : text)
    },
    onPick: pick,
    onFocus: () => {
      // Searches again if the text has no pick: its search failed, or the field was unmounted since.
      if (!value.pick) setQuery(value.text)
    },
    onKeyDown: (event) => {
      if (event.key !== 'Enter' || status !== 'searching') return
      event.preventDefault()
      waiting.current = event.currentTarget
    },
  })

  return (
    <Field
      id={id}
      label={fieldLabels.address}
      hint={
        <>
          <span>Choisissez votre adresse dans la liste qui s’ouvre.</span>
          {import.meta.env.MODE === 'demo' && (
            <span>
              {' '}
              Démonstration&nbsp;: elle connaît les communes et quelques rues seulement, par exemple
              «&nbsp;Rue Victor Hugo Lyon&nbsp;».
            </span>
          )}
        </>
      }
      error={
        error && (
          <AddressError
            error={error}
            value={value}
            hasFailed={status === 'failed'}
            onRetry={() => {
              setQuery(value.text)
              document.getElementById(id)?.focus()
            }}
          />
        )
      }
      status={
        <>
          <button
            type="button"
            className={`${button.plain} ${css.position}`}
            aria-disabled={isLocating || disabled || undefined}
            onClick={() => {
              if (disabled) return
              setQuery('')
              locate()
            }}
          >
            {isLocating ? (
              <span aria-hidden className={css.spinner} />
            ) : (
              <LocateFixed aria-hidden />
            )}
            <span>{isLocating ? locating : 'Utiliser ma position'}</span>
          </button>
          <div className={css.state}>
            <div role="status" className={combobox.isOpen ? visuallyHidden : comboboxCss.status}>
              <FieldStatus
                status={status}
                count={suggestions.length}
                isLocating={isLocating}
                problem={problem}
                found={found === value.pick ? found : undefined}
              />
            </div>
            {value.pick && <ConfirmedAddress address={value.pick} isAccepted={!error} />}
          </div>
        </>
      }
    >
      {(fieldControl) => (
        <div className={comboboxCss.combobox}>
          <input
            {...combobox.inputProps}
            {...fieldControl}
            className={control}
            name="address"
            placeholder={placeholder}
            required
            autoComplete="address-line1"
            spellCheck={false}
            disabled={disabled}
          />
          <SuggestionList combobox={combobox} groups={[{ items: suggestions }]}>
            {(address) => (
              <>
                <span>{address.label}</span>
                <span className={comboboxCss.optionDetail}>{detail(address)}</span>
              </>
            )}
          </SuggestionList>
        </div>
      )}
    </Field>
  )
}

/** What the label does not say, such as `33000 · 33, Gironde, Nouvelle-Aquitaine`. */
function detail({ label, postcode, city, context }: Address) {
  const isNew = (text: string | undefined) => text && !` ${label} `.includes(` ${text} `)
  return [[postcode, city].filter(isNew).join(' '), context].filter(Boolean).join(' · ')
}

interface FieldStatusProps {
  readonly status: AddressSearchSnapshot['status']
  readonly count: number
  readonly isLocating: boolean
  readonly problem: string | undefined
  readonly found: Address | undefined
}

/** One message at a time, so that screen readers announce each one once. */
function FieldStatus({ status, count, isLocating, problem, found }: FieldStatusProps) {
  if (status === 'searching') {
    return (
      <>
        <span aria-hidden className={css.spinner} />
        <span>Recherche en cours...</span>
      </>
    )
  }
  if (isLocating) return <span className={visuallyHidden}>{locating}</span>
  if (problem) return <span>{problem}</span>
  if (found) return <span className={visuallyHidden}>{confirmation(found)}</span>
  if (status === 'empty') return <span>Aucune adresse trouvée.</span>
  if (count === 0) return null
  return <span>{`${count} ${count > 1 ? 'adresses trouvées' : 'adresse trouvée'}`}</span>
}

/** What is seen and heard while the position is awaited. */
const locating = 'Localisation en cours…'

function confirmation(address: Address) {
  return `Adresse confirmée\u00A0: ${addressName(address)}`
}

interface ConfirmedAddressProps {
  readonly address: Address
  readonly isAccepted: boolean
}

function ConfirmedAddress({ address, isAccepted }: ConfirmedAddressProps) {
  return (
    <div>
      <p className={css.confirmed}>
        <CircleCheck aria-hidden />
        <span>
          <strong>Adresse confirmée</strong>
          <span>{`\u00A0: ${addressName(address)}`}</span>
        </span>
      </p>
      {address.type === 'municipality' && isAccepted && (
        <p>Adresse approximative&nbsp;: ajoutez la rue pour un prix plus juste.</p>
      )}
    </div>
  )
}

interface AddressErrorProps {
  readonly error: string
  readonly value: AddressValue
  readonly hasFailed: boolean
  /** Searches again, and focuses the field. */
  readonly onRetry: () => void
}

function AddressError({ error, value, hasFailed, onRetry }: AddressErrorProps) {
  if (value.pick) {
    return <p>{`${error}. Ajoutez la rue et le numéro.`}</p>
  }
  return (
    <>
      <p>{hasAddressLength(value.text) ? `${error}. ${missingAddress.text}.` : error}</p>
      {hasFailed && (
        <>
          <p>Le service d’adresses ne répond pas&#8239;; réessayez dans un instant.</p>
          <button type="button" className={button.plain} onClick={onRetry}>
            Réessayer
          </button>
          <p>Ou utilisez votre position&nbsp;: elle suffit pour le prix.</p>
        </>
      )}
    </>
  )
}
