import { quoteFile } from '../../src/features/quote/document/quote-file.ts'
import type { IssuedQuote } from '../../src/features/quote/issued-quote.ts'
import { sampleQuote } from '../../test/support/sample-quote.ts'
import type { JsPdfAnswer } from './jspdf.worker.ts'

/** Milliseconds from the call to the file, and its bytes. */
export interface Run {
  readonly milliseconds: number
  readonly bytes: number
}

async function timed(make: (quote: IssuedQuote) => Promise<Blob>): Promise<Run> {
  const quote = sampleQuote()
  const start = performance.now()
  const { size } = await make(quote)
  return { milliseconds: performance.now() - start, bytes: size }
}

let worker: Worker | undefined
function jsPdfFile(quote: IssuedQuote): Promise<Blob> {
  worker ??= new Worker(new URL('./jspdf.worker.ts', import.meta.url), { type: 'module' })
  const current = worker
  return new Promise((resolve, reject) => {
    current.onmessage = ({ data }: MessageEvent<JsPdfAnswer>) => resolve(data)
    current.onerror = () => reject(new Error('The jsPDF worker failed'))
    current.postMessage(quote)
  })
}

const bench = {
  pdfmake: () => timed(quoteFile),
  jsPDF: () => timed(jsPdfFile),
}
export type Bench = typeof bench

Object.assign(window, { bench })
