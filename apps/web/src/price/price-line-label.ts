import {
  MINIMUM_TOTAL,
  type Quote,
  type QuoteLine,
  type Urgency,
  VAT_RATE,
} from '@plombier/quote-engine'
import { percent, someKilometers, wholeEuros } from '../format/french.ts'

/** The French label of a price line. */
export function priceLineLabel(
  kind: QuoteLine['kind'],
  quote: Omit<Quote, 'requiredTools'>,
  urgency: Urgency,
): string {
  switch (kind) {
    case 'base':
      return 'Prix de base'
    case 'travel':
      return `Déplacement (${someKilometers(quote.billableKilometers)})`
    case 'urgency':
      return `Majoration «\u00A0${urgency.label}\u00A0»`
    case 'minimum':
      return `Complément jusqu’au minimum de ${wholeEuros(MINIMUM_TOTAL)}`
    case 'rounding':
      return 'Arrondi à l’euro'
    case 'vat':
      return `TVA ${percent(VAT_RATE)}`
  }
}
