import type { Tariff } from '@plombier/quote-engine'
import { minutes } from '../../src/format/french.ts'
import { placeAt } from './places.ts'
import { conditions, euros, expectedPrice, plain } from './price.ts'
import { sampleQuote } from './sample-quote.ts'
import { earlierTariff } from './tariffs.ts'
import { todaysTariff } from './todays-prices.ts'

interface Trip {
  readonly tariff: Tariff<string>
  /** From Bordeaux's centre. */
  readonly distanceKm: number
  /** The billed distance as it is shown. */
  readonly billed: string
}

const atCentre: Trip = { tariff: todaysTariff, distanceKm: 0, billed: '' }

const earlierFarAway: Trip = {
  tariff: earlierTariff,
  distanceKm: earlierTariff.freeKilometers + 31,
  billed: 'environ 31 km',
}

/** Test cases for what shows the facts of a quote. */
export const oppositeTrips: [name: string, Trip][] = [
  ['at the centre', atCentre],
  ['by an earlier tariff, far away', earlierFarAway],
]

interface SectionFact {
  readonly label: string
  readonly value: string
  readonly detail?: string
}

/** The sample quote of a trip, with its price, sections, facts and conditions as they are shown. */
export function sampleFacts({ tariff, distanceKm, billed }: Trip = atCentre) {
  const address = placeAt('bordeaux', distanceKm, 90)
  const quote = sampleQuote({ coordinates: address, tariff })
  const price = expectedPrice({ service: 'fuite', urgency: 'urgent', address, tariff })
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
          value: `${price.distance.toLocaleString('fr-FR')} km depuis le centre de Bordeaux, ${tariff.freeKilometers} km offerts`,
        },
        {
          label: 'Déplacement',
          value: billed ? `${billed} facturés, ${euros(price.travelCost)}` : 'compris',
        },
        { label: 'Arrivée estimée', value: `${plain(minutes(price.travelTime))} après le départ` },
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
  return { quote, price, sections, facts, conditions: conditions(tariff) }
}
