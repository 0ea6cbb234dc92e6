import type { IssuedQuote } from '../issued-quote.ts'
import type { QuoteFileAnswer } from './quote-file.worker.ts'

// Long enough for the first visit over a bad mobile connection.
const TIME_LIMIT = 60_000

const files = new WeakMap<IssuedQuote, Promise<File>>()
let worker: Worker | undefined

/**
 * The quote's PDF file. It is made once, in a worker that stays warm for the next one; after a
 * failure the next call starts over with a new worker.
 */
export function quoteFile(quote: IssuedQuote): Promise<File> {
  let file = files.get(quote)
  if (!file) {
    file = makeFile(quote).catch((error: unknown) => {
      files.delete(quote)
      worker?.terminate()
      worker = undefined
      throw error
    })
    files.set(quote, file)
  }
  return file
}

async function makeFile(quote: IssuedQuote): Promise<File> {
  worker ??= new Worker(new URL('./quote-file.worker.ts', import.meta.url), { type: 'module' })
  const current = worker
  const { port1: answers, port2: asked } = new MessageChannel()
  const settled = new AbortController()
  return new Promise<File>((resolve, reject) => {
    const give = (error: string) => () => reject(new Error(error))
    const options = { signal: settled.signal }
    answers.onmessage = ({ data }: MessageEvent<QuoteFileAnswer>) =>
      'file' in data ? resolve(data.file) : reject(new Error(data.error))
    current.addEventListener('error', give('The PDF worker failed'), options)
    AbortSignal.timeout(TIME_LIMIT).addEventListener(
      'abort',
      give('The PDF worker is silent'),
      options,
    )
    current.postMessage(quote, [asked])
  }).finally(() => {
    settled.abort()
    answers.close()
  })
}
