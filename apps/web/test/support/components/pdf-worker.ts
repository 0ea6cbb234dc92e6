import { vi } from 'vitest'
import type { PdfWorkerAnswer } from '../../../src/features/quote/pdf/pdf.worker.ts'

interface PdfRequest {
  made(file: File): void
  failed(): void
}

/** Stub: a PDF worker that holds every request until the test answers it. */
export function stubPdfWorker(): PdfRequest[] {
  const requests: PdfRequest[] = []
  class PdfWorker extends EventTarget {
    postMessage() {
      const answer = (data: PdfWorkerAnswer) =>
        this.dispatchEvent(new MessageEvent('message', { data }))
      requests.push({
        made: (file) => answer({ file }),
        failed: () => answer({ error: 'on purpose' }),
      })
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', PdfWorker)
  return requests
}
