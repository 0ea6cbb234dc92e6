import { vi } from 'vitest'

interface PdfRequest {
  made(pdf: Blob): void
  /** As where the worker's own code does not load. */
  failed(): void
}

/** Stub: a PDF worker that holds every request until the test answers it. */
export function stubPdfWorker(): PdfRequest[] {
  const requests: PdfRequest[] = []
  class PdfWorker extends EventTarget {
    postMessage() {
      requests.push({
        made: (data) => this.dispatchEvent(new MessageEvent('message', { data })),
        failed: () => this.dispatchEvent(new Event('error')),
      })
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', PdfWorker)
  return requests
}
