import { join } from 'node:path'
import pdfMake from 'pdfmake'
import { quotePdf } from '../../src/features/quote/document/quote-pdf.ts'
import type { IssuedQuote } from '../../src/features/quote/issued-quote.ts'

pdfMake.setUrlAccessPolicy(() => false)
pdfMake.setLocalAccessPolicy(() => true)

/** The bytes of the quote's PDF, drawn by the same code as in the page, with fonts read from disk. */
export async function makeQuotePdf(quote: IssuedQuote): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await quotePdf(quote, pdfMake, (path) =>
    path.startsWith('/@fs/') ? path.slice('/@fs'.length) : join(import.meta.dirname, '../..', path),
  )
  return new Uint8Array(await pdf.getBuffer())
}
