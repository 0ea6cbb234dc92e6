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
import { sampleQuote } from '../sample-quote.ts'
import { stubPdfWorker } from './pdf-worker.ts'
import '../../../src/ui/global.css.ts'

/** Renders the result of a quote, whose links lead nowhere. Returns the region of its price. */
export async function renderResult(
  quote = sampleQuote(),
  onEdit: (urgency?: string) => void = () => {},
) {
  // pdfmake takes seconds to load from the development server.
  stubPdfWorker()
  const result = <ResultView issuedQuote={quote} onEdit={onEdit} onRestart={() => {}} />
  const routeTree = createRootRoute({ component: () => result })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await render(<RouterProvider router={router as never} />)
  const price = page.getByRole('region', { name: 'Prix' })
  await expect.element(price).toBeVisible()
  return price
}
