import { findCity, findService, findUrgency } from '@plombier/quote-engine'
import { cityWithDe } from '../../texts/city-name.ts'
import { euros, kilometers, minutes } from '../../texts/french.ts'
import type { IssuedQuote } from './issued-quote.ts'

/** A fact of a quote. Translators leave alone what was typed. */
interface Fact {
  readonly label: string
  readonly value: string
  readonly isTyped?: boolean
}

export interface FactSection {
  readonly title: string
  readonly facts: readonly Fact[]
}

/** What a quote says apart from its price, in the order of the PDF, for result and PDF. */
export function quoteFacts(
  quote: IssuedQuote,
): readonly [client: FactSection, address: FactSection, work: FactSection] {
  const service = findService(quote.serviceId)
  const typed = (label: string, value: string): Fact => ({ label, value, isTyped: true })
  return [
    {
      title: 'Client',
      facts: [
        typed('Nom', quote.name),
        typed('Téléphone', quote.phone),
        ...(quote.email ? [typed('E-mail', quote.email)] : []),
      ],
    },
    {
      title: 'Lieu d’intervention',
      facts: [
        typed('Adresse', quote.address.label),
        {
          label: 'Distance',
          value: `${kilometers(quote.distance)} depuis le centre ${cityWithDe(findCity(quote.citySlug).name)}`,
        },
        { label: 'Km offerts', value: kilometers(quote.freeKilometers) },
        { label: 'Km facturés', value: kilometers(quote.billableKilometers) },
        { label: 'Déplacement', value: euros(quote.travelCost) },
        { label: 'Arrivée', value: `${minutes(quote.travelTime)} après le départ` },
      ],
    },
    {
      title: 'Intervention',
      facts: [
        { label: 'Service', value: service.name },
        { label: 'Contenu', value: service.description },
        { label: 'Urgence', value: findUrgency(quote.urgency).label },
        typed('Description', quote.description),
        { label: 'Outils', value: quote.requiredTools.join(', ') },
      ],
    },
  ]
}
