import type * as PdfMake from 'pdfmake'
import type { IssuedQuote } from '../state/issued-quote.ts'
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
  return pdfMake.createPdf(pdfDefinition(await printableQuote(issuedQuote)))
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
