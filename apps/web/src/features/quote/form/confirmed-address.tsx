import type { Address } from '@plombier/geo-client'
import { CircleCheck } from '../../../design/icons.ts'
import { addressName } from '../address-name.ts'
import * as css from './address-field.css.ts'

const title = 'Adresse confirmée'

/** The message of `ConfirmedAddress` as one text, for screen readers. */
export function confirmation(address: Address): string {
  return `${title}\u00A0: ${addressName(address)}`
}

interface ConfirmedAddressProps {
  readonly address: Address
  readonly isAccepted: boolean
}

/** Says which address was picked. */
export function ConfirmedAddress({ address, isAccepted }: ConfirmedAddressProps) {
  return (
    <div>
      <p className={css.confirmed}>
        <CircleCheck aria-hidden />
        <span>
          <strong>{title}</strong>
          <span>{`\u00A0: ${addressName(address)}`}</span>
        </span>
      </p>
      {address.type === 'municipality' && isAccepted && (
        <p>Adresse approximative&nbsp;: ajoutez la rue pour un prix plus juste.</p>
      )}
    </div>
  )
}
