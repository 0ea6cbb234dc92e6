import { type CitySlug, type Coordinates, findService, findUrgency } from '@plombier/quote-engine'
import type { QuoteFormValues } from '../../src/features/quote/form/quote-form-schema.ts'
import { type IssuedQuote, issueQuote } from '../../src/features/quote/issued-quote.ts'
import { cityOf } from './places.ts'

interface Sample extends Partial<Omit<QuoteFormValues, 'address'>> {
  readonly address?: string
  /** Degrees, WGS 84; the city's centre by default. */
  readonly coordinates?: Coordinates
  readonly city?: CitySlug
}

/** A quote for an urgent leak in Bordeaux, or for what is given, however wrong the form would find it. */
export function sampleQuote({
  address = '20 Avenue de la Gare 33000 Bordeaux',
  city = 'bordeaux',
  coordinates = cityOf(city).center,
  serviceType = 'fuite',
  urgency = 'urgent',
  ...texts
}: Sample = {}): IssuedQuote {
  const service = findService(serviceType)
  const level = findUrgency(urgency)
  if (!service || !level) throw new Error('Not in the tables')
  return issueQuote(
    {
      name: 'Élodie d’Artagnan',
      phone: '06 12 34 56 78',
      email: 'elodie@example.fr',
      description: 'Fuite sous l’évier de la cuisine, le siphon goutte en continu.',
      ...texts,
      serviceType: service,
      urgency: level,
      address: { label: address, coordinates },
    },
    cityOf(city),
    new Date('2026-11-21T09:30:12.345Z'),
    new Set(),
  )
}
