import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url'
import bold from '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf?url'
import type * as PdfMake from 'pdfmake'
import * as bundle from 'pdfmake/build/pdfmake'
import type { IssuedQuote } from './issued-quote.ts'
import { quoteDocument } from './quote-document.ts'

// The bundle is CommonJS: its exports are one object, which its types do not say.
const { default: pdfMake } = bundle as unknown as { default: typeof PdfMake }

const url = (path: string) => new URL(path, self.location.origin).href

pdfMake.setFonts({ Inter: { normal: url(regular), bold: url(bold) } })
pdfMake.setUrlAccessPolicy((address) => new URL(address).origin === self.location.origin)

/** What the page gets back for a quote. */
export type QuoteDocumentAnswer = { readonly pdf: Blob } | { readonly error: string }

self.addEventListener('message', async ({ data }: MessageEvent<IssuedQuote>) => {
  let answer: QuoteDocumentAnswer
  try {
    answer = { pdf: await pdfMake.createPdf(quoteDocument(data)).getBlob() }
  } catch (error) {
    answer = { error: String(error) }
  }
  self.postMessage(answer)
})
