import { cityWithDe } from '../../../texts/city-name.ts'
import { euros, kilometers, minutes, roundedKilometers } from '../../../texts/french.ts'
import { plainSpaces } from '../../../texts/typed-text.ts'
import type { IssuedQuote } from '../state/issued-quote.ts'
import {
  clientFields,
  type TypedFieldName,
  typedFields,
  workFields,
} from '../state/typed-fields.ts'
import { noticeFor } from './trip-notices.ts'

/** What a fact is called, what it says of a quote, and how it is handled wherever it is shown or sent. */
interface FactWords {
  readonly label: string
  /** Empty where there is nothing to say. */
  readonly value: (quote: IssuedQuote) => string
  /** What the value means, in smaller type below it. */
  readonly detail?: (quote: IssuedQuote) => string
  /** What the visitor typed, which translators leave alone. */
  readonly isTyped?: boolean
  /** A mail leaves it out where there is no room. */
  readonly isExtra?: boolean
}

const typedWords = Object.fromEntries(
  typedFields.map(({ name, factLabel: label }) => [
    name,
    { label, value: ({ typed }: IssuedQuote) => plainSpaces(typed[name]), isTyped: true },
  ]),
) as Record<TypedFieldName, FactWords>

const words = {
  ...typedWords,
  address: {
    label: 'Adresse',
    // A postcode stays with its commune.
    value: ({ address }) => plainSpaces(address.label).replace(/ (\d{5}) /, ' $1\u00A0'),
    isTyped: true,
  },
  distance: {
    label: 'Distance',
    value: ({ city, price: { distance, freeKilometers } }) =>
      `${kilometers(distance)} depuis le centre ${cityWithDe(city.name)}, ${kilometers(freeKilometers)} offerts`,
    isExtra: true,
  },
  travel: {
    label: 'Déplacement',
    // The amount is that of the exact way.
    value: ({ price: { billableKilometers, travelCost } }) =>
      travelCost
        ? `${billableKilometers ? 'environ ' : ''}${roundedKilometers(billableKilometers)} facturé${billableKilometers > 1 ? 's' : ''}, ${euros(travelCost)}`
        : 'compris',
    isExtra: true,
  },
  arrival: {
    label: 'Arrivée estimée',
    value: ({ price }) => `${minutes(price.travelTime)} après le départ`,
    isExtra: true,
  },
  service: {
    label: 'Service',
    value: ({ service }) => service.name,
    detail: ({ service }) => service.description,
  },
  urgency: { label: 'Urgence', value: ({ urgency }) => urgency.label },
  notice: { label: 'À noter', value: (quote) => noticeFor(quote)?.text ?? '' },
  tools: { label: 'Outils', value: ({ service }) => service.tools.join(', '), isExtra: true },
} satisfies Record<string, FactWords>

const sections: readonly {
  readonly title: string
  /** What visitors know of themselves: folded where there is little room. */
  readonly isOwn?: boolean
  readonly keys: readonly (keyof typeof words)[]
}[] = [
  { title: 'Client', isOwn: true, keys: clientFields.map(({ name }) => name) },
  { title: 'Lieu d’intervention', keys: ['address', 'distance', 'travel', 'arrival'] },
  {
    title: 'Intervention',
    keys: ['service', 'urgency', 'notice', ...workFields.map(({ name }) => name), 'tools'],
  },
]

export type FactSection = ReturnType<typeof quoteFacts>[number]

/**
 * The facts of a quote, apart from its price, for wherever it is shown or sent. Facts that the visitor
 * did not give are left out.
 */
export function quoteFacts(quote: IssuedQuote) {
  return sections.map(({ keys, ...section }) => ({
    ...section,
    facts: keys
      .map((key) => {
        const { value, detail, ...others }: FactWords = words[key]
        return { key, ...others, value: value(quote), detail: detail?.(quote) }
      })
      .filter(({ value }) => value),
  }))
}
