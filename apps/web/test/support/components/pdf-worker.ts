import { vi } from 'vitest'
import type { QuoteFileAnswer } from '../../../src/features/quote/document/quote-file.worker.ts'

interface PdfRequest {
  made(file: File): void
}

/** A worker for PDF files that holds every request until the test answers it. */
export function stubPdfWorker(): PdfRequest[] {
  const requests: PdfRequest[] = []
  class PdfWorker extends EventTarget {
    postMessage() {
      requests.push({
        made: (file) => {
          const data: QuoteFileAnswer = { file }
          this.dispatchEvent(new MessageEvent('message', { data }))
        },
      })
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', PdfWorker)
  return requests
}
