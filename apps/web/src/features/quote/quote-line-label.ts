import { MINIMUM_TOTAL, type QuoteLine, VAT_RATE } from '@plombier/quote-engine'
import { kilometers, percent, wholeEuros } from '../../format/french.ts'
import type { IssuedQuote } from './issued-quote.ts'

/** What a line of the breakdown is called, in French. */
export function quoteLineLabel({ kind }: QuoteLine, { result, urgency }: IssuedQuote): string {
  switch (kind) {
    case 'base':
      return 'Prix de base'
    case 'travel':
      return `Déplacement (${billedDistance(result.billableKilometers)})`
    case 'urgency':
      return `Majoration ${urgency.label}`
    case 'minimum':
      return `Complément jusqu’au minimum de ${wholeEuros(MINIMUM_TOTAL)}`
    case 'rounding':
      return 'Arrondi à l’euro'
    case 'vat':
      return `TVA ${percent(VAT_RATE)}`
  }
}

function billedDistance(billableKilometers: number) {
  return billableKilometers === 0 ? 'moins de 1\u00A0km' : kilometers(billableKilometers)
}
