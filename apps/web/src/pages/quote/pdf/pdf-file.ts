import type { IssuedQuote } from '../state/issued-quote.ts'

const files = new WeakMap<IssuedQuote, Promise<File>>()

/** The quote's PDF file, made only once. Rejects if the worker fails; the next call then starts over. */
export function pdfFile(issuedQuote: IssuedQuote): Promise<File> {
  let file = files.get(issuedQuote)
  if (!file) {
    file = makeFile(issuedQuote)
    files.set(issuedQuote, file)
    file.catch(() => files.delete(issuedQuote))
  }
  return file
}

// Async, since extensions make `Worker` missing or its constructor throw.
async function makeFile(issuedQuote: IssuedQuote): Promise<File> {
  const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<File>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<File>) => resolve(data))
    worker.addEventListener('error', reject)
    worker.postMessage(issuedQuote)
  }).finally(() => worker.terminate())
}
