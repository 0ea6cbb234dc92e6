import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ResultView } from '../../../src/pages/quote/result/result-view.tsx'
import { Toaster } from '../../../src/ui/toaster.tsx'
import { sampleQuote } from '../sample-quote.ts'
import { stubPdfWorker } from './pdf-worker.ts'
import '../../../src/ui/global.css.ts'

/** Renders the result of a quote, whose links lead nowhere. Returns the requests for its PDF. */
export async function renderResult(quote = sampleQuote(), onEdit = () => {}) {
  // pdfmake takes seconds to load from the development server.
  const requests = stubPdfWorker()
  const result = (
    <main>
      <ResultView quote={quote} onEdit={onEdit} onRestart={() => {}} />
      <Toaster />
    </main>
  )
  const routeTree = createRootRoute({ component: () => result })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await render(<RouterProvider router={router as never} />)
  await expect.element(page.getByRole('region', { name: 'Prix' })).toBeVisible()
  return requests
}
