import { type City, haversineKm } from '@plombier/quote-engine'
import { cityWithDe } from '../../../texts/city-name.ts'
import { kilometers } from '../../../texts/french.ts'
import { CircleCheck } from '../../../ui/icons.ts'
import { withIcon } from '../../../ui/layout.css.ts'
import { success } from '../../../ui/text.css.ts'
import {
  type AddressValue,
  hasAddressLength,
  missingAddress,
  type PickedAddress,
} from './form-schema.ts'
import type { AddressState } from './use-address.ts'

/** Seen on the button, and heard in the status. */
export const locating = 'Localisation en cours…'

/** `12 Rue des Lilas 69500 Bron, à 7 km du centre de Lyon`; for a whole commune also its department. */
function nameAndDistance({ label, type, context, coordinates }: PickedAddress, city: City) {
  const name = type === 'municipality' && context ? `${label} (${context})` : label
  const distance = kilometers(Math.round(haversineKm(city.center, coordinates)))
  return `${name}, à\u00A0${distance} du centre ${cityWithDe(city.name)}`
}

/** The status under the field: one message at a time, so that screen readers say each one once. */
export function statusText(state: AddressState, { pick }: AddressValue, city: City) {
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
    case 'confirmed':
      return pick && `Confirmée\u00A0: ${nameAndDistance(pick, city)}`
    default:
      return undefined
  }
}

/** Says which address was picked, and how far it is from the city's centre. */
export function ConfirmedAddress({ city, address }: { city: City; address: PickedAddress }) {
  return (
    <div>
      <p className={`${withIcon} ${success}`}>
        <CircleCheck />
        <span>
          <strong>Adresse confirmée</strong>
          <span>{`\u00A0: ${nameAndDistance(address, city)}`}</span>
        </span>
      </p>
      {address.unknownNumber && (
        <p>{`Le service d’adresses ne connaît pas le numéro ${address.unknownNumber}\u00A0: précisez-le dans la description.`}</p>
      )}
    </div>
  )
}

/** What the visitor can do about a refused address, after what the search has found so far. */
export function adviceOn({ text }: AddressValue, status: AddressState['status']) {
  const orPosition = 'Ou utilisez votre position\u00A0: elle suffit pour le prix.'
  if (status === 'empty')
    return `Essayez la rue sans son numéro, ou la commune seule. ${orPosition}`
  if (status === 'failed')
    return `Le service d’adresses ne répond pas\u202F; touchez le champ pour réessayer. ${orPosition}`
  return hasAddressLength(text) ? `${missingAddress.text}.` : undefined
}
