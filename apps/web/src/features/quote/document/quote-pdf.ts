import type * as PdfMake from 'pdfmake'
import { brand } from '../../../site/brand.ts'
import type { IssuedQuote } from '../issued-quote.ts'
import { documentFonts } from './document-fonts.ts'
import { emergencyLine } from './emergency-line.ts'
import { printableQuote } from './printable-quote.ts'
import { quoteDocument } from './quote-document.ts'

/** The quote as a PDF, drawn by pdfmake in fonts that print all of it. */
export async function quotePdf(
  quote: IssuedQuote,
  pdfMake: Pick<typeof PdfMake, 'createPdf' | 'setFonts'>,
  /** Turns the path of a font on this site into what pdfmake opens. */
  locate: (path: string) => string,
): Promise<PdfMake.TCreatedPdf> {
  const printable = await printableQuote(quote)
  const { client, address, description } = printable
  const texts = [...Object.values(client), address.label, description, brand.name, emergencyLine]
  pdfMake.setFonts(documentFonts(texts, locate))
  return pdfMake.createPdf(quoteDocument(printable))
}
