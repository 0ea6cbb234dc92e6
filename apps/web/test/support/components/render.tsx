import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Memory, writeMemory } from '../../../src/memory.ts'
import { ResultView } from '../../../src/pages/quote/result/result-view.tsx'
import { createRouter as createSiteRouter } from '../../../src/router.ts'
import { Toaster } from '../../../src/ui/toaster.tsx'
import { sampleQuote } from '../sample-quote.ts'
import '../../../src/ui/global.css.ts'

/** Opens a page of the site in a tab that keeps this, with working links. Returns its history and the requests for PDFs. */
export async function openSite(path: string, memory?: Memory) {
  const pdfRequests = stubPdfWorker()
  window.sessionStorage.clear()
  writeMemory(memory)
  const router = createSiteRouter()
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) })
  await render(<RouterProvider router={router} />)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { history: router.history, pdfRequests }
}

/**
 * Renders the result of a quote, whose links lead nowhere. Returns the requests for its PDF. It is another quote in
 * each test, because the page makes the PDF of a quote once.
 */
export async function renderResult(
  issued = sampleQuote({ description: expect.getState().currentTestName ?? '' }),
  onEdit = () => {},
) {
  const requests = stubPdfWorker()
  const result = (
    <main>
      <ResultView issued={issued} onUrgency={() => {}} onEdit={onEdit} onRestart={() => {}} />
      <Toaster />
    </main>
  )
  const routeTree = createRootRoute({ component: () => result })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await render(<RouterProvider router={router as never} />)
  await expect.element(page.getByRole('region', { name: 'Prix' })).toBeVisible()
  return requests
}

interface PdfRequest {
  made(pdf: Blob): void
  /** As where the worker's own code throws. */
  failed(): void
  /** As where the worker's code does not load. */
  lost(): void
}

/**
 * Stub: a PDF worker that holds every request until the test answers it. pdfmake takes seconds to load from
 * the development server.
 */
function stubPdfWorker(): PdfRequest[] {
  const requests: PdfRequest[] = []
  class PdfWorker extends EventTarget {
    postMessage() {
      requests.push({
        made: (data) => this.dispatchEvent(new MessageEvent('message', { data })),
        failed: () => this.dispatchEvent(new ErrorEvent('error')),
        lost: () => this.dispatchEvent(new Event('error')),
      })
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', PdfWorker)
  return requests
}
