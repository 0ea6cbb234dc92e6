import type { IssuedQuote } from '../state/issued-quote.ts'

// Long enough for a first visit over a bad mobile connection.
const TIME_LIMIT_MS = 60_000

const files = new WeakMap<IssuedQuote, Promise<File>>()

/**
 * The quote's PDF file, made only once. Rejects if the worker fails or takes over a minute; the next
 * call then starts over.
 */
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
  let timer: ReturnType<typeof setTimeout> | undefined
  return new Promise<File>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The PDF worker is silent')), TIME_LIMIT_MS)
    worker.addEventListener('message', ({ data }: MessageEvent<File>) => resolve(data))
    worker.addEventListener('error', ({ message }) =>
      // Without a message where the worker's own code does not load.
      reject(new Error(message ?? 'The PDF worker did not load')),
    )
    worker.postMessage(issuedQuote)
  }).finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
