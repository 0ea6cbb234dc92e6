import { vi } from 'vitest'

interface PdfRequest {
  made(file: File): void
  failed(): void
}

/** Stub: a PDF worker that holds every request until the test answers it. */
export function stubPdfWorker(): PdfRequest[] {
  const requests: PdfRequest[] = []
  class PdfWorker extends EventTarget {
    postMessage() {
      requests.push({
        made: (data) => this.dispatchEvent(new MessageEvent('message', { data })),
        failed: () => this.dispatchEvent(new ErrorEvent('error', { message: 'on purpose' })),
      })
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', PdfWorker)
  return requests
}
