import type { IssuedQuote } from '../issued-quote.ts'
import type { QuoteFileAnswer } from './quote-file.worker.ts'

// Milliseconds: long enough for the first visit over a bad mobile connection.
const TIME_LIMIT = 60_000

const files = new WeakMap<IssuedQuote, Promise<File>>()

/** The quote's PDF file, made once; after a failure the next call starts over. */
export function quoteFile(quote: IssuedQuote): Promise<File> {
  let file = files.get(quote)
  if (!file) {
    file = makeFile(quote)
    files.set(quote, file)
    file.catch(() => files.delete(quote))
  }
  return file
}

function makeFile(quote: IssuedQuote): Promise<File> {
  const worker = new Worker(new URL('./quote-file.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<File>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<QuoteFileAnswer>) =>
      'file' in data ? resolve(data.file) : reject(new Error(data.error)),
    )
    worker.addEventListener('error', () => reject(new Error('The PDF worker failed')))
    setTimeout(() => reject(new Error('The PDF worker is silent')), TIME_LIMIT)
    worker.postMessage(quote)
  }).finally(() => worker.terminate())
}
