import { findCity, findService, findUrgency, type Quote } from '@plombier/quote-engine'
import type { IssuedQuote } from '../../memory.ts'
import { cityWithDe } from '../../texts/city-name.ts'
import { euros, kilometers, minutes } from '../../texts/french.ts'
import { oneLine } from '../../texts/typed-text.ts'
import { workPlace } from './city-texts.ts'

/** A fact of a quote. Translators leave alone what was typed. */
interface Fact {
  readonly id: string
  readonly label: string
  /** A text, or the items of a list. */
  readonly value: string | readonly string[]
  readonly isTyped?: boolean
}

export interface FactSection {
  readonly title: string
  readonly facts: readonly Fact[]
}

/** What a quote says apart from its price, in the order of the PDF. Result, paper, PDF and messages show it. */
export function quoteFacts(
  { values, citySlug }: IssuedQuote,
  quote: Quote,
): readonly [client: FactSection, address: FactSection, work: FactSection] {
  const city = findCity(citySlug)
  const service = findService(values.service)
  const { place, start } = workPlace(city, values.address.pick)
  const email = oneLine(values.email)
  return [
    {
      title: 'Client',
      facts: [
        typed('name', 'Nom', oneLine(values.name)),
        typed('phone', 'Téléphone', oneLine(values.phone)),
        ...(email ? [typed('email', 'Email', email)] : []),
      ],
    },
    {
      title: start ? `Intervention ${place}` : 'Lieu d’intervention',
      facts: [
        typed('address', 'Adresse', values.address.pick.label),
        {
          id: 'distance',
          label: 'Distance',
          value: `${kilometers(quote.distance)} ${start ? 'au départ' : 'du centre'} ${cityWithDe(city.name)}`,
        },
        { id: 'free', label: 'Km offerts', value: kilometers(quote.freeKilometers) },
        { id: 'billed', label: 'Km facturés', value: kilometers(quote.billableKilometers) },
        { id: 'travel', label: 'Déplacement', value: euros(quote.travelCost) },
        { id: 'arrival', label: 'Arrivée', value: `${minutes(quote.travelTime)} après le départ` },
      ],
    },
    {
      title: 'Intervention',
      facts: [
        { id: 'service', label: 'Service', value: service.name },
        { id: 'content', label: 'Contenu', value: service.description },
        { id: 'urgency', label: 'Urgence', value: findUrgency(values.urgency).label },
        typed('description', 'Description', values.description.trim()),
        { id: 'tools', label: 'Outils', value: quote.requiredTools },
      ],
    },
  ]
}

function typed(id: string, label: string, value: string): Fact {
  return { id, label, value, isTyped: true }
}
