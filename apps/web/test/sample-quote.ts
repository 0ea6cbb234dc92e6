import { findCity } from '@plombier/quote-engine'
import type { QuoteFormValues } from '../src/features/quote/form/quote-form-schema.ts'
import { type IssuedQuote, issueQuote } from '../src/features/quote/issued-quote.ts'

interface Sample extends Partial<Omit<QuoteFormValues, 'address'>> {
  readonly address?: string
  /** Degrees, WGS 84; in Bordeaux by default. */
  readonly coordinates?: { readonly latitude: number; readonly longitude: number }
}

/** A quote for a leak in Bordeaux, or for what is given. */
export function sampleQuote({ address, coordinates, ...values }: Sample = {}): IssuedQuote {
  const city = findCity('bordeaux')
  if (!city) throw new Error('Bordeaux is covered')
  const pick = {
    label: address ?? '20 Avenue de la Gare 33000 Bordeaux',
    coordinates: coordinates ?? city.center,
  }
  return issueQuote(
    {
      name: 'Élodie d’Artagnan',
      phone: '06 12 34 56 78',
      email: 'elodie@example.fr',
      serviceType: 'fuite',
      urgency: 'urgent',
      description: 'Fuite sous l’évier de la cuisine, le siphon goutte en continu.',
      ...values,
      address: { text: pick.label, pick },
    },
    city,
    new Date('2026-11-21T09:30:12.345Z'),
    new Set(),
  )
}
