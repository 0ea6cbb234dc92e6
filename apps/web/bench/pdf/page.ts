import { findCity, findService, findUrgency } from '@plombier/quote-engine'
import { type IssuedQuote, issueQuote } from '../../src/features/quote/issued-quote.ts'
import { pdfFile } from '../../src/features/quote/pdf/pdf-file.ts'
import type { JsPdfAnswer } from './jspdf.worker.ts'

/** How long it took from the call to the file, and the file's size. */
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
  pdfmake: () => timed(pdfFile),
  jsPDF: () => timed(jsPdfFile),
}
export type Bench = typeof bench

Object.assign(window, { bench })

/** An urgent leak in the centre of Bordeaux. */
function sampleQuote(): IssuedQuote {
  const city = findCity('bordeaux')
  const values = {
    name: 'Élodie d’Artagnan',
    phone: '06 12 34 56 78',
    email: 'elodie@example.fr',
    description: 'Fuite sous l’évier de la cuisine, le siphon goutte en continu.',
    service: findService('fuite'),
    urgency: findUrgency('urgent'),
    address: { label: '20 Avenue de la Gare 33000 Bordeaux', coordinates: city.center },
  }
  return issueQuote(values, { city, number: 'DEV-123456', issuedAt: new Date() })
}
