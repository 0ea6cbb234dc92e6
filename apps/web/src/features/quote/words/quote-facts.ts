import { cityWithDe } from '../../../format/city-name.ts'
import { euros, kilometers, minutes, roundedKilometers } from '../../../format/french.ts'
import { plainSpaces } from '../../../format/typed-text.ts'
import type { IssuedQuote } from '../state/issued-quote.ts'

interface QuoteFact {
  readonly label: string
  readonly value: string
  /** The value, where it is a list. */
  readonly items?: readonly string[]
  /** In sight also where the others are folded. */
  readonly isEssential?: boolean
  /** What the value means, in smaller type below it. */
  readonly detail?: string
}

export interface FactSection {
  readonly title: string
  readonly facts: readonly QuoteFact[]
}

/**
 * The facts of a quote, apart from its price, for wherever it is shown or sent. Facts that the visitor
 * did not give are left out.
 */
export function quoteFacts(issuedQuote: IssuedQuote): readonly FactSection[] {
  const { address, city, client, description, price, service, urgency } = issuedQuote
  const { billableKilometers, distance, freeKilometers, travelCost, travelTime } = price
  const billed = travelCost > 0 ? roundedKilometers(billableKilometers) : kilometers(0)
  const sections: readonly FactSection[] = [
    {
      title: 'Client',
      facts: [
        { label: 'Nom', value: client.name },
        { label: 'Téléphone', value: client.phone },
        { label: 'E-mail', value: client.email },
      ],
    },
    {
      title: 'Lieu d’intervention',
      facts: [
        { label: 'Adresse', value: plainSpaces(address.label), isEssential: true },
        {
          label: 'Distance',
          value: `${kilometers(distance)} depuis le centre ${cityWithDe(city.name)}, ${kilometers(freeKilometers)} offerts`,
        },
        { label: 'Déplacement', value: `${billed} facturés, ${euros(travelCost)}` },
        { label: 'Arrivée estimée', value: `${minutes(travelTime)} après le départ` },
      ],
    },
    {
      title: 'Intervention',
      facts: [
        {
          label: 'Service',
          value: service.name,
          detail: service.description,
          isEssential: true,
        },
        { label: 'Urgence', value: urgency.label, isEssential: true },
        { label: 'Description', value: plainSpaces(description) },
        { label: 'Outils', value: service.tools.join(', '), items: service.tools },
      ],
    },
  ]
  return sections.map(({ title, facts }) => ({ title, facts: facts.filter(({ value }) => value) }))
}
