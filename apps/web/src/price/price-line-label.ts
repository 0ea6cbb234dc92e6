import {
  MINIMUM_TOTAL,
  type Quote,
  type QuoteLine,
  type Urgency,
  VAT_RATE,
} from '@plombier/quote-engine'
import { percent, someKilometers, wholeEuros } from '../format/french.ts'

/** What a line of a price is called, in French. */
export function priceLineLabel(kind: QuoteLine['kind'], quote: Quote, urgency: Urgency): string {
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
