import { normalizeText } from '../../../texts/normalize-text.ts'
import type { IssuedQuote } from '../issued-quote.ts'

/** Milliseconds after which a worker or a font that does not answer counts as failed. */
const LONGEST_WAIT = 30_000
const LONGEST_NAME = 60

const files = new WeakMap<IssuedQuote, Promise<File>>()

/** The quote's PDF file, made only once. Rejects if the worker fails; the next call then starts over. */
export function pdfFile(quote: IssuedQuote): Promise<File> {
  let file = files.get(quote)
  if (!file) {
    file = makeFile(quote)
    files.set(quote, file)
    file.catch(() => files.delete(quote))
  }
  return file
}

// Async, since extensions make `Worker` missing or its constructor throw.
async function makeFile(quote: IssuedQuote): Promise<File> {
  const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const blob = await new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => resolve(data))
    worker.addEventListener('error', reject)
    timer = setTimeout(() => reject(new Error('The PDF took too long')), LONGEST_WAIT)
    worker.postMessage(quote)
  }).finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
  return new File([blob], pdfFileName(quote), { type: 'application/pdf' })
}

/** `devis-{city}-{client}-{number}.pdf`, of letters that every file system takes. */
export function pdfFileName({ citySlug, number, name }: IssuedQuote): string {
  const words = normalizeText(name).slice(0, LONGEST_NAME)
  const hasLetters = /\p{Script=Latin}/u.test(words)
  const client = hasLetters ? words.match(/[\p{Script=Latin}\d]+/gu)?.join('-') : 'client'
  return `devis-${citySlug}-${client}-${number}.pdf`
}
