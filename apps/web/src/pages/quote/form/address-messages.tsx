import { type City, haversineKm } from '@plombier/quote-engine'
import type { AddressValue, PickedAddress } from '../../../memory.ts'
import { cityWithDe } from '../../../texts/city-name.ts'
import { wholeKilometers } from '../../../texts/french.ts'
import { CircleCheck } from '../../../ui/icons.ts'
import { withIcon } from '../../../ui/layout.css.ts'
import { success } from '../../../ui/text.css.ts'
import { hasAddressLength, missingAddress } from './form-schema.ts'
import type { AddressState } from './use-address.ts'

/** Seen on the button, and heard in the status. */
export const locating = 'Localisation en cours…'

/** `12 Rue des Lilas 69500 Bron, à 7 km du centre de Lyon`; for a whole commune also its department. */
function nameAndDistance({ label, type, context, coordinates }: PickedAddress, city: City) {
  const name = type === 'municipality' && context ? `${label} (${context})` : label
  const distance = wholeKilometers(haversineKm(city.center, coordinates))
  return `${name}, à\u00A0${distance} du centre ${cityWithDe(city.name)}`
}

/** The status under the field: one message at a time, so that screen readers say each one once. */
export function statusText(
  state: AddressState,
  { pick }: AddressValue,
  city: City,
  list: { readonly count: number; readonly isOpen: boolean },
) {
  switch (state.status) {
    case 'searching':
      return 'Recherche en cours...'
    case 'found': {
      const found = `${list.count} ${list.count > 1 ? 'adresses trouvées' : 'adresse trouvée'}`
      return list.isOpen ? found : `${found}\u00A0: touchez le champ pour choisir.`
    }
    case 'empty':
      return 'Aucune adresse trouvée. La commune seule suffit.'
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

/** What a pick that names no house lacks. */
const whatIsMissing = {
  housenumber: undefined,
  street: 'Sans numéro\u00A0: précisez-le dans la description.',
  locality: 'Sans numéro\u00A0: précisez-le dans la description.',
  municipality: 'Toute la commune\u00A0: ajoutez la rue et le numéro pour un prix plus juste.',
} as const

/** Says which address was picked, and how far it is from the city's centre. */
export function ConfirmedAddress({ city, address }: { city: City; address: PickedAddress }) {
  const missing = address.type && whatIsMissing[address.type]
  return (
    <div>
      <p className={`${withIcon} ${success}`}>
        <CircleCheck />
        <span>
          <strong>Adresse confirmée</strong>
          <span>{`\u00A0: ${nameAndDistance(address, city)}`}</span>
        </span>
      </p>
      {missing && <p>{missing}</p>}
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
