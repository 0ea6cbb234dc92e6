import type { City } from '@plombier/quote-engine'
import { Link } from '@tanstack/react-router'
import { stackTight } from '../../../design/layout.css.ts'
import { listItems } from '../../../design/list-items.tsx'
import { small } from '../../../design/text.css.ts'
import { cityWithDe } from '../../../format/city-name.ts'
import { wholeEuros } from '../../../format/french.ts'
import { AddressCredit, whatLeaves } from '../../../place/address-credit.tsx'
import { travelRule } from '../../../price/price-words.ts'
import { todaysTariff } from '../../../price/todays-prices.ts'

/** What holds for every form and price, at the form's foot. */
export function FormNotes({ city }: { readonly city: City }) {
  const notes = [
    'Tous les champs sont obligatoires, sauf mention contraire.',
    `Déplacement\u00A0: ${travelRule(todaysTariff)}, distance mesurée depuis le centre ${cityWithDe(city.name)}.`,
    `Prix minimum\u00A0: ${wholeEuros(todaysTariff.minimumTotal)} TTC.`,
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
