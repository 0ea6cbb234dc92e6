import type { Address, AddressSearchSnapshot } from '@plombier/geo-client'
import { useEffect, useRef } from 'react'
import { button } from '../../../design/button.css.ts'
import * as comboboxCss from '../../../design/form/combobox.css.ts'
import { control } from '../../../design/form/field.css.ts'
import { Field } from '../../../design/form/field.tsx'
import { SuggestionList } from '../../../design/form/suggestion-list.tsx'
import { useTextCombobox } from '../../../design/form/use-text-combobox.ts'
import { CircleCheck } from '../../../design/icons.ts'
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

interface AddressFieldProps {
  readonly id: string
  readonly value: AddressValue
  readonly onChange: (value: AddressValue) => void
  readonly error: string | undefined
  readonly placeholder?: string
  readonly disabled?: boolean
}

/** The field for the place of the work, picked from the address service's suggestions. */
export function AddressField({
  id,
  value,
  onChange,
  error,
  placeholder = 'Saisissez votre adresse',
  disabled = false,
}: AddressFieldProps) {
  const { status, suggestions, setQuery } = useAddressSearch()
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
    onPick: (pick) => {
      onChange({ text: pick.label, pick })
      setQuery('')
    },
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
      hint="Choisissez votre adresse dans la liste qui s’ouvre."
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
        <div className={css.state}>
          <div role="status" className={combobox.isOpen ? visuallyHidden : comboboxCss.status}>
            <SearchStatus status={status} count={suggestions.length} />
          </div>
          {value.pick && <ConfirmedAddress address={value.pick} isAccepted={!error} />}
        </div>
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

interface SearchStatusProps {
  readonly status: AddressSearchSnapshot['status']
  readonly count: number
}

/** One message at a time, so that screen readers announce each one once. */
function SearchStatus({ status, count }: SearchStatusProps) {
  if (status === 'searching') {
    return (
      <>
        <span aria-hidden className={css.spinner} />
        <span>Recherche en cours...</span>
      </>
    )
  }
  if (status === 'empty') return <span>Aucune adresse trouvée.</span>
  if (count === 0) return null
  return <span>{`${count} ${count > 1 ? 'adresses trouvées' : 'adresse trouvée'}`}</span>
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
        </>
      )}
    </>
  )
}
