import {
  type CitySlug,
  type Coordinates,
  findCity,
  findService,
  findUrgency,
  type Tariff,
  tariffOn,
} from '@plombier/quote-engine'
import { type IssuedQuote, issueQuote } from '../../src/pages/quote/state/issued-quote.ts'
import type { QuoteInput } from '../../src/pages/quote/state/quote-input.ts'

interface Sample extends Partial<Omit<QuoteInput, 'address'>> {
  readonly address?: string
  /** Degrees, WGS 84; the city's centre by default. */
  readonly coordinates?: Coordinates
  readonly city?: CitySlug
  readonly tariff?: Tariff<string>
}

/** A quote for an urgent leak in Bordeaux, or for given values, even ones that the form refuses. */
export function sampleQuote({
  address = '20 Avenue de la Gare 33000 Bordeaux',
  city = 'bordeaux',
  coordinates = findCity(city).center,
  service = 'fuite',
  urgency = 'urgent',
  tariff = tariffOn('2026-11-22'),
  ...texts
}: Sample = {}): IssuedQuote {
  const work = findService(service)
  const level = findUrgency(urgency)
  if (!work || !level) throw new Error('Not in the tables')
  return issueQuote(
    {
      name: 'Élodie d’Artagnan',
      phone: '06 12 34 56 78',
      email: 'elodie@example.fr',
      description: 'Fuite sous l’évier de la cuisine, le siphon goutte en continu.',
      ...texts,
      service: work,
      urgency: level,
      address: { label: address, coordinates },
    },
    { city: findCity(city), issuedAt: new Date('2026-11-21T09:30:12.345Z') },
    tariff,
  )
}
