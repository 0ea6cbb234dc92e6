import type { IssuedQuote } from './issued-quote.ts'
import type { QuoteDocumentAnswer } from './quote-document.worker.ts'

/** The quote as a PDF file, made in a worker so that the page stays free. */
export function makeQuoteDocument(quote: IssuedQuote): Promise<Blob> {
  const worker = new Worker(new URL('./quote-document.worker.ts', import.meta.url), {
    type: 'module',
  })
  const document = new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<QuoteDocumentAnswer>) =>
      'pdf' in data ? resolve(data.pdf) : reject(new Error(data.error)),
    )
    worker.addEventListener('error', () => reject(new Error('The PDF worker did not load')))
  })
  worker.postMessage(quote)
  return document.finally(() => worker.terminate())
}
