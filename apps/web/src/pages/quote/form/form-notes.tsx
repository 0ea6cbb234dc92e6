import { type City, MINIMUM_TOTAL } from '@plombier/quote-engine'
import { Link } from '@tanstack/react-router'
import { AddressCredit, whatLeaves } from '../../../address/address-credit.tsx'
import { travelRule } from '../../../price/price-texts.ts'
import { cityWithDe } from '../../../texts/city-name.ts'
import { wholeEuros } from '../../../texts/french.ts'
import { stackTight } from '../../../ui/layout.css.ts'
import { listItems } from '../../../ui/list-items.tsx'
import { small } from '../../../ui/text.css.ts'

/** What holds for every form and price, at the form's foot. */
export function FormNotes({ city }: { readonly city: City }) {
  const notes = [
    'Tous les champs sont obligatoires, sauf mention contraire.',
    `Déplacement\u00A0: ${travelRule}, distance mesurée depuis le centre ${cityWithDe(city.name)}.`,
    `Prix minimum\u00A0: ${wholeEuros(MINIMUM_TOTAL)} TTC.`,
    'Devis gratuit et sans engagement.',
  ]
  return (
    <div className={`${stackTight} ${small}`}>
      <ul className={stackTight}>{listItems(notes)}</ul>
      <p>
        <span>{whatLeaves}</span> <AddressCredit /> <Link to="/mentions-legales">Vos données</Link>
      </p>
    </div>
  )
}
