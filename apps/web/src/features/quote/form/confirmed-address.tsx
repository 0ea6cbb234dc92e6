import type { Address } from '@plombier/geo-client'
import { type City, haversineKm } from '@plombier/quote-engine'
import { CircleCheck } from '../../../design/icons.ts'
import { cityWithDe } from '../../../format/city-name.ts'
import { someKilometers } from '../../../format/french.ts'
import { addressName } from '../address-schema.ts'
import * as css from './address-field.css.ts'

const title = 'Adresse confirmée'

/** The message of `ConfirmedAddress` as one text, for screen readers. */
export function confirmation(city: City, address: Address): string {
  return `${title}${nameAndDistance(city, address)}`
}

/** ` : 12 Rue des Lilas 69500 Bron, à 7 km du centre de Lyon` */
function nameAndDistance({ center, name }: City, address: Address) {
  const distance = someKilometers(Math.round(haversineKm(center, address.coordinates)))
  return `\u00A0: ${addressName(address)}, à ${distance} du centre ${cityWithDe(name)}`
}

interface ConfirmedAddressProps {
  readonly city: City
  readonly address: Address
  readonly isAccepted: boolean
}

/** Says which address was picked, and how far it is from the city's centre. */
export function ConfirmedAddress({ city, address, isAccepted }: ConfirmedAddressProps) {
  return (
    <div>
      <p className={css.confirmed}>
        <CircleCheck aria-hidden />
        <span>
          <strong>{title}</strong>
          <span>{nameAndDistance(city, address)}</span>
        </span>
      </p>
      {address.type === 'municipality' && isAccepted && (
        <p>Adresse approximative&nbsp;: ajoutez la rue pour un prix plus juste.</p>
      )}
    </div>
  )
}
