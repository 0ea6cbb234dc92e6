import type * as PdfMake from 'pdfmake'
import * as bundle from 'pdfmake/build/pdfmake'
import type { IssuedQuote } from '../../../memory.ts'
import { createPdf } from './create-pdf.ts'

// The bundle is CommonJS: it has a default export at run time, but not in its types.
const { default: pdfMake } = bundle as unknown as { default: typeof PdfMake }
const { origin } = self.location
pdfMake.setUrlAccessPolicy((address) => new URL(address).origin === origin)

// A failure reaches the page as the worker's `error` event.
self.addEventListener('message', ({ data }: MessageEvent<IssuedQuote>) => {
  makePdf(data).then((pdf) => self.postMessage(pdf), self.reportError)
})

async function makePdf(quote: IssuedQuote): Promise<Blob> {
  const bytes = await createPdf(quote, pdfMake, (path) => new URL(path, origin).href)
  return new Blob([bytes as BlobPart], { type: 'application/pdf' })
}
