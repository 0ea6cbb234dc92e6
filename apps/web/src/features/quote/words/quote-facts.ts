import { cityWithDe } from '../../../format/city-name.ts'
import { euros, kilometers, minutes, roundedKilometers } from '../../../format/french.ts'
import { plainSpaces } from '../../../format/typed-text.ts'
import type { IssuedQuote } from '../state/issued-quote.ts'
import { clientFields, type TypedFields, workFields } from '../state/typed-fields.ts'
import { noticeFor } from './trip-notices.ts'

/** A fact, with how it is to be handled wherever it is shown or sent. */
interface QuoteFact {
  /** What the page says elsewhere, it finds by this. */
  readonly key?: 'service' | 'urgency' | 'notice' | 'travel'
  readonly label: string
  readonly value: string
  /**
   * Of what the visitor typed: what the PDF adds in brackets where it had to replace its letters by Latin
   * ones. A mail without room for it may cut it.
   */
  readonly typed?: string
  /** A mail leaves it out where there is no room. */
  readonly isExtra?: boolean
  /** What the value means, in smaller type below it. */
  readonly detail?: string
}

export interface FactSection {
  readonly title: string
  /** What the visitors know of themselves: folded where there is little room. */
  readonly isOwn?: boolean
  readonly facts: readonly QuoteFact[]
}

/**
 * The facts of a quote, apart from its price, for wherever it is shown or sent. Facts that the visitor
 * did not give are left out.
 */
export function quoteFacts(issuedQuote: IssuedQuote): readonly FactSection[] {
  const { address, city, price, service, typed, urgency } = issuedQuote
  const { billableKilometers, distance, freeKilometers, travelCost, travelTime } = price
  const typedFacts = (fields: TypedFields) =>
    fields.map(({ name, fact }) => ({ ...fact, value: plainSpaces(typed[name]) }))
  const sections: readonly FactSection[] = [
    {
      title: 'Client',
      isOwn: true,
      facts: typedFacts(clientFields),
    },
    {
      title: 'Lieu d’intervention',
      facts: [
        {
          label: 'Adresse',
          // A postcode stays with its commune.
          value: plainSpaces(address.label).replace(/ (\d{5}) /, ' $1\u00A0'),
          typed: 'adresse translittérée',
        },
        {
          label: 'Distance',
          value: `${kilometers(distance)} depuis le centre ${cityWithDe(city.name)}, ${kilometers(freeKilometers)} offerts`,
          isExtra: true,
        },
        {
          key: 'travel',
          label: 'Déplacement',
          // The amount is that of the exact way.
          value: travelCost
            ? `${billableKilometers ? 'environ ' : ''}${roundedKilometers(billableKilometers)} facturés, ${euros(travelCost)}`
            : 'compris',
          isExtra: true,
        },
        {
          label: 'Arrivée estimée',
          value: `${minutes(travelTime)} après le départ`,
          isExtra: true,
        },
      ],
    },
    {
      title: 'Intervention',
      facts: [
        { key: 'service', label: 'Service', value: service.name, detail: service.description },
        { key: 'urgency', label: 'Urgence', value: urgency.label },
        {
          key: 'notice',
          label: 'À noter',
          value: noticeFor(issuedQuote)?.text ?? '',
        },
        ...typedFacts(workFields),
        {
          label: 'Outils',
          value: service.tools.join(', '),
          isExtra: true,
        },
      ],
    },
  ]
  return sections.map((section) => ({
    ...section,
    facts: section.facts.filter(({ value }) => value),
  }))
}
