import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { QuoteActions } from '../../src/pages/quote/send/quote-actions.tsx'
import { Toaster } from '../../src/ui/toaster.tsx'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { holdNavigations } from '../support/components/navigations.ts'
import { stubPdfWorker } from '../support/components/pdf-worker.ts'
import { announced, toastText } from '../support/components/toasts.ts'
import { sampleQuote } from '../support/sample-quote.ts'

const pdf = new File(['%PDF-'], 'devis.pdf', { type: 'application/pdf' })
const download = page.getByRole('button', { name: 'Télécharger le devis PDF' })
const send = page.getByRole('button', { name: 'Envoyer par email' })
const making = page.getByRole('button', { name: 'Préparation du PDF…' })

/** Renders what can be done with a quote. Returns the requests for its PDF. */
async function renderActions() {
  const requests = stubPdfWorker()
  await render(
    <>
      <QuoteActions issuedQuote={sampleQuote()} />
      <Toaster />
    </>,
  )
  return requests
}

/** Stub: a device with a share sheet that fails once with each failure, then shares every file. */
function stubShareSheet(...failures: string[]) {
  const shared: (ShareData | undefined)[] = []
  navigator.canShare = (data) => data?.files?.[0]?.type === 'application/pdf'
  navigator.share = async (data) => {
    const failure = failures.shift()
    if (failure) throw new DOMException('on purpose', failure)
    shared.push(data)
  }
  return shared
}

fakeTimeouts()
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  return () => {
    Reflect.deleteProperty(navigator, 'canShare')
    Reflect.deleteProperty(navigator, 'share')
  }
})

test('the button says that the PDF is under way, and saves one file', async () => {
  const requests = await renderActions()
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await download.click()
  await expect.element(making).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  requests[0]?.made(pdf)
  await expect.element(download).toHaveFocus()
  expect(download.element()).not.toHaveAttribute('aria-disabled')
  await expect.element(announced).toMatchTextContent(/PDF téléchargé !/)
  expect(save.mock.contexts).toMatchObject([{ download: 'devis.pdf' }])
})

test('if the PDF cannot be made, another press tries again', async () => {
  const requests = await renderActions()
  requests[0]?.failed()
  await download.click()
  await expect.element(making).toHaveFocus()
  requests[1]?.failed()
  const failure = /Impossible de télécharger le PDF. Veuillez réessayer./
  await expect.element(announced).toMatchTextContent(failure)
  await userEvent.keyboard('{Enter}')
  await expect.element(making).toHaveFocus()
  requests[2]?.made(pdf)
  await expect.element(announced).toMatchTextContent(/PDF téléchargé !/)
})

test('if the clipboard refuses a text, it stands below, selected', async () => {
  await renderActions()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('on purpose'))
  await page.getByRole('button', { name: 'Copier le lien' }).click()
  await expect.element(page.getByLabelText(/copiez ce texte/)).toHaveFocus()
  expect(getSelection()?.toString()).toMatch(/^http.*\/verifier#/)
})

test.each([
  ['is closed', 'AbortError', /^$/],
  ['is open already', 'InvalidStateError', /^$/],
  ['fails', 'NotAllowedError', /Impossible de partager le PDF./],
])('where the share sheet %s, another press shares the PDF, and no mail opens', async (...row) => {
  const [, failure, toast] = row
  const shared = stubShareSheet(failure)
  const requests = await renderActions()
  const navigations = holdNavigations()
  await send.click()
  await expect.element(making).toHaveAttribute('aria-disabled', 'true')
  requests[0]?.made(pdf)
  await expect.poll(toastText).toMatch(toast)
  await expect.element(send).toBeVisible()
  expect(shared).toEqual([])
  await send.click()
  const title = expect.stringMatching(/^Devis DEV-\d{6}$/)
  await expect.poll(() => shared).toEqual([{ files: [pdf], title }])
  expect(toastText()).toMatch(toast)
  expect(navigations).toEqual([])
})
