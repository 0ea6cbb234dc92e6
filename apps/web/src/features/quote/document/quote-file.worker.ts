import type * as PdfMake from 'pdfmake'
import * as bundle from 'pdfmake/build/pdfmake'
import type { IssuedQuote } from '../issued-quote.ts'
import { quoteFileName } from './quote-file-name.ts'
import { quotePdf } from './quote-pdf.ts'

// Its types do not say that the bundle, which is CommonJS, has a default export.
const { default: pdfMake } = bundle as unknown as { default: typeof PdfMake }
pdfMake.setUrlAccessPolicy((address) => new URL(address).origin === self.location.origin)

/** What the page gets back for a quote. */
export type QuoteFileAnswer = { readonly file: File } | { readonly error: string }

self.addEventListener('message', async ({ data }: MessageEvent<IssuedQuote>) => {
  const answer = await makeFile(data).then(
    (file): QuoteFileAnswer => ({ file }),
    (error): QuoteFileAnswer => ({ error: String(error) }),
  )
  self.postMessage(answer)
})

async function makeFile(quote: IssuedQuote): Promise<File> {
  const pdf = await quotePdf(quote, pdfMake, (path) => new URL(path, self.location.origin).href)
  return new File([await pdf.getBlob()], quoteFileName(quote), { type: 'application/pdf' })
}
