import { button } from '../../../design/button.css.ts'
import { hasAddressLength, missingAddress } from '../complete-input.ts'
import type { AddressValue } from '../quote-input.ts'

interface AddressErrorProps {
  readonly error: string
  readonly value: AddressValue
  readonly hasFailed: boolean
  /** Searches again, and focuses the field. */
  readonly onRetry: () => void
}

/** The message of a refused address, with the ways on where the service does not answer. */
export function AddressError({ error, value, hasFailed, onRetry }: AddressErrorProps) {
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
