import { findCity, findService, findUrgency } from '@plombier/quote-engine'
import type { QuoteFormValues } from '../../src/features/quote/form/quote-form-schema.ts'
import { type IssuedQuote, issueQuote } from '../../src/features/quote/issued-quote.ts'

interface Sample extends Partial<Omit<QuoteFormValues, 'address'>> {
  readonly address?: string
  /** Degrees, WGS 84; in Bordeaux by default. */
  readonly coordinates?: { readonly latitude: number; readonly longitude: number }
}

/** A quote for a leak in Bordeaux, or for what is given, however wrong the form would find it. */
export function sampleQuote({
  address = '20 Avenue de la Gare 33000 Bordeaux',
  coordinates,
  serviceType = 'fuite',
  urgency = 'urgent',
  ...texts
}: Sample = {}): IssuedQuote {
  const city = findCity('bordeaux')
  const service = findService(serviceType)
  const level = findUrgency(urgency)
  if (!city || !service || !level) throw new Error('Not in the tables')
  return issueQuote(
    {
      name: 'Élodie d’Artagnan',
      phone: '06 12 34 56 78',
      email: 'elodie@example.fr',
      description: 'Fuite sous l’évier de la cuisine, le siphon goutte en continu.',
      ...texts,
      serviceType: service,
      urgency: level,
      address: { label: address, coordinates: coordinates ?? city.center },
    },
    city,
    new Date('2026-11-21T09:30:12.345Z'),
    new Set(),
  )
}
