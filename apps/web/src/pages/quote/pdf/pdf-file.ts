import type { IssuedQuote } from '../../../memory.ts'
import { normalizeText } from '../../../texts/normalize-text.ts'

/** Milliseconds after which a worker or a font that does not answer counts as failed. */
const LONGEST_WAIT = 30_000
const LONGEST_NAME = 60

// The page makes a new object of a quote each time it reads the memory, so its content tells which one it is.
let last: { readonly quote: string; readonly file: Promise<File> } | undefined

/** The quote's PDF file, made only once. Rejects if the worker fails; the next call then starts over. */
export function pdfFile(issued: IssuedQuote): Promise<File> {
  const quote = JSON.stringify(issued)
  if (last?.quote === quote) return last.file
  const made = { quote, file: makeFile(issued) }
  made.file.catch(() => {
    if (last === made) last = undefined
  })
  last = made
  return made.file
}

/** Whether a file failed because the worker's code is gone: a new release has removed it. */
export function isLoadError(error: unknown): boolean {
  // An error in the worker's own code comes as an `ErrorEvent`.
  return error instanceof Event && !(error instanceof ErrorEvent) && navigator.onLine
}

// Async, since extensions make `Worker` missing or its constructor throw.
async function makeFile(issued: IssuedQuote): Promise<File> {
  const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const blob = await new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => resolve(data))
    worker.addEventListener('error', reject)
    timer = setTimeout(() => reject(new Error('The PDF took too long')), LONGEST_WAIT)
    worker.postMessage(issued)
  }).finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
  return new File([blob], pdfFileName(issued), { type: 'application/pdf' })
}

/** `devis-{city}-{client}-{number}.pdf`, of letters that every file system takes. */
export function pdfFileName({ citySlug, number, values }: IssuedQuote): string {
  const words = normalizeText(values.name).slice(0, LONGEST_NAME)
  const hasLetters = /\p{Script=Latin}/u.test(words)
  const client = hasLetters ? words.match(/[\p{Script=Latin}\d]+/gu)?.join('-') : 'client'
  return `devis-${citySlug}-${client}-${number}.pdf`
}
