import type * as PdfMake from 'pdfmake'
import * as bundle from 'pdfmake/build/pdfmake'
import type { IssuedQuote } from '../issued-quote.ts'
import { createPdf } from './create-pdf.ts'
import { pdfFileName } from './pdf-file-name.ts'

// Its types do not say that the bundle, which is CommonJS, has a default export.
const { default: pdfMake } = bundle as unknown as { default: typeof PdfMake }
pdfMake.setUrlAccessPolicy((address) => new URL(address).origin === self.location.origin)

/** What the page gets back for a quote. */
export type PdfWorkerAnswer = { readonly file: File } | { readonly error: string }

self.addEventListener('message', async ({ data }: MessageEvent<IssuedQuote>) => {
  const answer = await makeFile(data).then(
    (file): PdfWorkerAnswer => ({ file }),
    (error): PdfWorkerAnswer => ({ error: String(error) }),
  )
  self.postMessage(answer)
})

async function makeFile(issuedQuote: IssuedQuote): Promise<File> {
  const pdf = await createPdf(
    issuedQuote,
    pdfMake,
    (path) => new URL(path, self.location.origin).href,
  )
  return new File([await pdf.getBlob()], pdfFileName(issuedQuote), { type: 'application/pdf' })
}
