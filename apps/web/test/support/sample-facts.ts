import { FREE_KILOMETERS } from '@plombier/quote-engine'
import { euros, kilometers } from '../../src/format/french.ts'
import { placeAt } from './places.ts'
import { plain, priceOf } from './price.ts'

/** Test cases: name, distance from the centre in kilometres, billed distance as it is shown. */
export const sampleDistances = [
  ['at the centre', 0, '0 km'],
  ['within the free distance', FREE_KILOMETERS / 2, '0 km'],
  ['far away', FREE_KILOMETERS + 31, '31 km'],
  ['just beyond the free distance', FREE_KILOMETERS + 0.3, 'moins de 1 km'],
] as const

interface SectionFact {
  readonly label: string
  readonly value: string
  readonly detail?: string
}

/** The sample quote at a distance from Bordeaux's centre: its address, price, sections and facts. */
export function sampleFacts(distanceKm: number, billed: string) {
  const address = placeAt('bordeaux', distanceKm, 90)
  const price = priceOf({ service: 'fuite', urgency: 'urgent', address })
  const sections: [title: string, facts: SectionFact[]][] = [
    [
      'Client',
      [
        { label: 'Nom', value: 'Élodie d’Artagnan' },
        { label: 'Téléphone', value: '06 12 34 56 78' },
        { label: 'E-mail', value: 'elodie@example.fr' },
      ],
    ],
    [
      'Lieu d’intervention',
      [
        { label: 'Adresse', value: '20 Avenue de la Gare 33000 Bordeaux' },
        {
          label: 'Distance',
          value: plain(
            `${kilometers(price.distance)} depuis le centre de Bordeaux, ${FREE_KILOMETERS} km offerts`,
          ),
        },
        { label: 'Déplacement', value: plain(`${billed} facturés, ${euros(price.travelCost)}`) },
        { label: 'Arrivée estimée', value: price.arrival },
      ],
    ],
    [
      'Intervention',
      [
        {
          label: 'Service',
          value: 'Réparation de fuite',
          detail: 'Recherche de l’origine de la fuite et réparation du raccord ou du tuyau.',
        },
        { label: 'Urgence', value: 'Urgent (24h)' },
        {
          label: 'Description',
          value: 'Fuite sous l’évier de la cuisine, le siphon goutte en continu.',
        },
        { label: 'Outils', value: price.requiredTools.join(', ') },
      ],
    ],
  ]
  /** In the form in which `definitions` reads them from a page. */
  const facts = sections.flatMap(([, facts]) =>
    facts.map(({ label, value, detail }) => [label, detail ? `${value} ${detail}` : value]),
  )
  return { address, price, sections, facts }
}
