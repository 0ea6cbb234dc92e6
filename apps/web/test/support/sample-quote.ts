import { type CitySlug, type Coordinates, findCity } from '@plombier/quote-engine'
import { emptyValues, type FormValues, type IssuedQuote } from '../../src/memory.ts'
import { issueQuote } from '../../src/pages/quote/issued-quote.ts'

interface Sample extends Partial<Omit<FormValues, 'address'>> {
  readonly address?: string
  /** Degrees, WGS 84; the city's centre by default. */
  readonly coordinates?: Coordinates
  readonly city?: CitySlug
  /** The commune of the address. */
  readonly commune?: string
}

/** A quote for an urgent leak in Bordeaux, or for given values, even ones that the form refuses. */
export function sampleQuote({
  address = '20 Avenue de la Gare 33000 Bordeaux',
  city = 'bordeaux',
  coordinates = findCity(city).center,
  commune,
  ...values
}: Sample = {}): IssuedQuote {
  return issueQuote(
    {
      ...emptyValues,
      name: 'Élodie d’Artagnan',
      phone: '06 12 34 56 78',
      email: 'elodie@example.fr',
      service: 'fuite',
      urgency: 'urgent',
      description: 'Fuite sous l’évier de la cuisine, le siphon goutte en continu.',
      ...values,
      address: {
        text: address,
        pick: { label: address, city: commune, coordinates, type: 'housenumber' },
      },
    },
    city,
    new Date('2026-11-21T09:30:12.345Z'),
  )
}
