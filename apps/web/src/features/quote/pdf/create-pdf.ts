import type * as PdfMake from 'pdfmake'
import type { IssuedQuote } from '../state/issued-quote.ts'
import { quoteDocument } from '../words/quote-document.ts'
import type { FactSection } from '../words/quote-facts.ts'
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
  const document = quoteDocument(issuedQuote)
  const [sideBySide, fullWidth] = await Promise.all([
    printable(document.sideBySide),
    printable(document.fullWidth),
  ])
  return pdfMake.createPdf(pdfDefinition(issuedQuote, { ...document, sideBySide, fullWidth }))
}

/** The facts, with what was typed in characters that the PDF's fonts have. */
function printable(sections: readonly FactSection[]): Promise<FactSection[]> {
  return Promise.all(
    sections.map(async (section) => ({
      ...section,
      facts: await Promise.all(
        section.facts.map(async (fact) => {
          if (!fact.isTyped) return fact
          const { text, isTransliterated } = await printableText(fact.value)
          return { ...fact, value: isTransliterated ? `${text} (en lettres latines)` : text }
        }),
      ),
    })),
  )
}
