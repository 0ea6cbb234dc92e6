import type * as PdfMake from 'pdfmake'
import * as bundle from 'pdfmake/build/pdfmake'
import type { IssuedQuote } from '../state/issued-quote.ts'
import { createPdf } from './create-pdf.ts'
import { pdfFileName } from './pdf-file-name.ts'

// The bundle is CommonJS: it has a default export at run time, but not in its types.
const { default: pdfMake } = bundle as unknown as { default: typeof PdfMake }
pdfMake.setUrlAccessPolicy((address) => new URL(address).origin === self.location.origin)

// A failure reaches the page as the worker's `error` event.
self.addEventListener('message', ({ data }: MessageEvent<IssuedQuote>) => {
  makeFile(data).then((file) => self.postMessage(file), self.reportError)
})

async function makeFile(issuedQuote: IssuedQuote): Promise<File> {
  const pdf = await createPdf(
    issuedQuote,
    pdfMake,
    (path) => new URL(path, self.location.origin).href,
  )
  return new File([await pdf.getBlob()], pdfFileName(issuedQuote), {
    type: 'application/pdf',
  })
}
