import type * as PdfMake from 'pdfmake'
import { brand, brandContact } from '../../../site/brand.ts'
import type { IssuedQuote } from '../issued-quote.ts'
import { quoteFacts } from '../quote-facts.ts'
import { pdfDefinition } from './pdf-definition.ts'
import { pdfFonts } from './pdf-fonts.ts'
import { printableQuote } from './printable-quote.ts'

/** The quote as a PDF, drawn by pdfmake in fonts that have all its characters. */
export async function createPdf(
  issuedQuote: IssuedQuote,
  pdfMake: Pick<typeof PdfMake, 'createPdf' | 'setFonts'>,
  /** Turns a font's path on this site into a path or URL that pdfmake can open. */
  locate: (path: string) => string,
): Promise<PdfMake.TCreatedPdf> {
  const printable = await printableQuote(issuedQuote)
  const facts = quoteFacts(printable).flatMap(({ facts }) => facts)
  const settings = [brand.name, brandContact, brand.emergencyLine]
  const texts = [...facts.map(({ value }) => value), ...settings]
  pdfMake.setFonts(pdfFonts(texts, locate))
  return pdfMake.createPdf(pdfDefinition(printable))
}
