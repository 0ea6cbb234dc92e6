import { render } from 'vitest-browser-react'
import { Toaster } from '../../../src/design/toaster.tsx'
import { QuoteActions } from '../../../src/features/quote/send/quote-actions.tsx'
import { sampleQuote } from '../sample-quote.ts'
import { stubPdfWorker } from './pdf-worker.ts'
import '../../../src/design/global.css.ts'

/** Renders what can be done with a quote, far from the edges of the screen. Returns the requests for its PDF. */
export async function renderActions() {
  const requests = stubPdfWorker()
  await render(
    <main style={{ paddingBlock: '100vh' }}>
      <QuoteActions issuedQuote={sampleQuote()} />
      <Toaster />
    </main>,
  )
  return requests
}
