import type { AddressSearchSnapshot } from '@plombier/geo-client'
import { visuallyHidden } from '../../../design/layout.css.ts'
import * as css from './address-field.css.ts'

/** Seen on the button, and heard here. */
export const locating = 'Localisation en cours…'

interface AddressStatusProps {
  readonly status: AddressSearchSnapshot['status']
  /** Of the suggestions. */
  readonly count: number
  readonly isLocating: boolean
  readonly problem: string | undefined
  /** The message on the address of the visitor's position. */
  readonly confirmed: string | undefined
}

/** What the search or the position is at: one message at a time, so that screen readers announce each one once. */
export function AddressStatus({
  status,
  count,
  isLocating,
  problem,
  confirmed,
}: AddressStatusProps) {
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
  if (confirmed) return <span className={visuallyHidden}>{confirmed}</span>
  if (status === 'empty') return <span>Aucune adresse trouvée.</span>
  if (count === 0) return null
  return <span>{`${count} ${count > 1 ? 'adresses trouvées' : 'adresse trouvée'}`}</span>
}
