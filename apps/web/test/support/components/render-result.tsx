import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { ResultView } from '../../../src/features/quote/result/result-view.tsx'
import { sampleQuote } from '../sample-quote.ts'
import { stubPdfWorker } from './pdf-worker.ts'
import { renderPage } from './render-page.tsx'

/** Renders the result of a quote, by default of an urgent leak in Bordeaux. Returns the region of its price. */
export async function renderResult(
  quote = sampleQuote(),
  onEdit: (urgency?: string) => void = () => {},
) {
  // pdfmake takes seconds to load from the development server.
  stubPdfWorker()
  await renderPage(<ResultView issuedQuote={quote} onEdit={onEdit} onRestart={() => {}} />)
  const price = page.getByRole('region', { name: 'Prix' })
  await expect.element(price).toBeVisible()
  return price
}
