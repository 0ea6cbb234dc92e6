import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Toaster } from '../../src/design/toaster.tsx'
import { QuoteActions } from '../../src/features/quote/send/quote-actions.tsx'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { stubPdfWorker } from '../support/components/pdf-worker.ts'
import { failures } from '../support/components/toasts.ts'
import { sampleQuote } from '../support/sample-quote.ts'

fakeTimeouts()

test('a PDF that never arrives is given up, and can be requested again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const requests = stubPdfWorker()
  await render(
    <>
      <QuoteActions issuedQuote={sampleQuote()} />
      <Toaster />
    </>,
  )
  await page.getByRole('button', { name: 'Télécharger le devis PDF' }).click()
  const making = page.getByRole('button', { name: 'Préparation du PDF…' })
  await expect.element(making).toHaveFocus()
  vi.advanceTimersByTime(60_000)
  await expect.element(failures).toMatchTextContent(/Impossible de télécharger le PDF./)
  await userEvent.keyboard('{Enter}')
  await expect.element(making).toHaveFocus()
  expect(requests).toHaveLength(2)
})
