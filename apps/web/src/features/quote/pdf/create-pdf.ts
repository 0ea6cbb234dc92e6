import type * as PdfMake from 'pdfmake'
import { brand, brandContact } from '../../../site/brand.ts'
import type { IssuedQuote } from '../issued-quote.ts'
import { quoteFacts } from '../quote-facts.ts'
import { pdfDefinition } from './pdf-definition.ts'
import { pdfFonts } from './pdf-fonts.ts'
import { printableText } from './printable-text.ts'

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

/** The quote, with typed and picked texts in characters that the PDF's fonts have. */
async function printableQuote(issuedQuote: IssuedQuote): Promise<IssuedQuote> {
  const { address, client, description } = issuedQuote
  const [name, phone, email, label, work] = await Promise.all([
    printable(client.name, 'nom translittéré'),
    printable(client.phone),
    printable(client.email),
    printable(address.label, 'adresse translittérée'),
    printable(description, 'texte translittéré'),
  ])
  return {
    ...issuedQuote,
    client: { name, phone, email },
    address: { ...address, label },
    description: work,
  }
}

async function printable(typed: string, mark?: string): Promise<string> {
  const { text, isTransliterated } = await printableText(typed)
  return mark && isTransliterated ? `${text} (${mark})` : text
}
