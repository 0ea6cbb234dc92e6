import { type City, haversineKm } from '@plombier/quote-engine'
import { addressName } from '../../../address/address-name.ts'
import { cityWithDe } from '../../../texts/city-name.ts'
import { roundedKilometers } from '../../../texts/french.ts'
import { CircleCheck } from '../../../ui/icons.ts'
import { withIcon } from '../../../ui/layout.css.ts'
import { success } from '../../../ui/text.css.ts'
import type { PickedAddress } from '../state/address-schema.ts'
import type { AddressValue } from '../state/quote-input.ts'
import { hasAddressLength, missingAddress } from '../state/valid-input.ts'
import type { AddressState } from './use-address.ts'

/** Seen on the button, and heard in the status. */
export const locating = 'Localisation en cours…'

const confirmed = 'Adresse confirmée'

/** ` : 12 Rue des Lilas 69500 Bron, à 7 km du centre de Lyon` */
function nameAndDistance(address: PickedAddress, { center, name }: City) {
  const distance = roundedKilometers(Math.round(haversineKm(center, address.coordinates)))
  return `\u00A0: ${addressName(address)}, à\u00A0${distance} du centre ${cityWithDe(name)}`
}

/** What the search or the position is at: one message at a time, so that screen readers announce each one once. */
export function statusText(state: AddressState, city: City): string | undefined {
  switch (state.status) {
    case 'searching':
      return 'Recherche en cours...'
    case 'found': {
      const { length } = state.suggestions
      return `${length} ${length > 1 ? 'adresses trouvées' : 'adresse trouvée'}`
    }
    case 'empty':
      return 'Aucune adresse trouvée.'
    case 'locating':
      return locating
    case 'unlocated':
      return state.problem
    case 'located':
      return `${confirmed}${nameAndDistance(state.address, city)}`
    default:
      return undefined
  }
}

/** Says which address was picked, and how far it is from the city's centre. */
export function ConfirmedAddress({ city, address }: { city: City; address: PickedAddress }) {
  const { type, unknownNumber } = address
  return (
    <div>
      <p className={`${withIcon} ${success}`}>
        <CircleCheck />
        <span>
          <strong>{confirmed}</strong>
          <span>{nameAndDistance(address, city)}</span>
        </span>
      </p>
      {unknownNumber && (
        <p>{`Le service d’adresses ne connaît pas le numéro ${unknownNumber}\u00A0: précisez-le dans la description.`}</p>
      )}
      {type === 'municipality' && <p>La rue rendra le prix plus juste.</p>}
    </div>
  )
}

/** What leads on from a refused address: what can be done, as far as the search has come. */
export function adviceOn({ text }: AddressValue, status: AddressState['status']) {
  const orPosition = 'Ou utilisez votre position\u00A0: elle suffit pour le prix.'
  if (status === 'empty')
    return `Essayez la rue sans son numéro, ou la commune seule. ${orPosition}`
  if (status === 'failed')
    return `Le service d’adresses ne répond pas\u202F; réessayez dans un instant. ${orPosition}`
  return hasAddressLength(text) ? `${missingAddress.text}.` : undefined
}
