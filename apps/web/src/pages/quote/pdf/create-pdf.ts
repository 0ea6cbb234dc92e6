import type * as PdfMake from 'pdfmake'
import type { IssuedQuote } from '../state/issued-quote.ts'
import { quoteDocument } from '../words/quote-document.ts'
import bricolageBold from './fonts/bricolage-bold.ttf?url'
import interRegular from './fonts/inter-regular.ttf?url'
import interSemibold from './fonts/inter-semibold.ttf?url'
import { pdfDefinition } from './pdf-definition.ts'
import { printableText } from './printable-text.ts'

/** The quote as a PDF, drawn by pdfmake. */
export async function createPdf(
  issuedQuote: IssuedQuote,
  pdfMake: Pick<typeof PdfMake, 'createPdf' | 'setFonts'>,
  /** Turns a font's path on this site into a path or URL that pdfmake can open. */
  locate: (path: string) => string,
): Promise<PdfMake.TCreatedPdf> {
  pdfMake.setFonts({
    Text: { normal: locate(interRegular), bold: locate(interSemibold) },
    Display: { normal: locate(bricolageBold) },
  })
  const printable = await inPrintableLetters(issuedQuote)
  return pdfMake.createPdf(pdfDefinition(issuedQuote, quoteDocument(printable)))
}

/** The quote, with what was typed in characters that the PDF's fonts have. */
async function inPrintableLetters(quote: IssuedQuote): Promise<IssuedQuote> {
  const typed = { ...quote.typed }
  for (const name of Object.keys(typed) as (keyof typeof typed)[]) {
    typed[name] = await printableText(typed[name])
  }
  const label = await printableText(quote.address.label)
  return { ...quote, typed, address: { ...quote.address, label } }
}
