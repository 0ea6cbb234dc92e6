import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Toaster } from '../../src/design/toaster.tsx'
import { QuoteActions } from '../../src/features/quote/send/quote-actions.tsx'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { holdNavigations } from '../support/components/navigations.ts'
import { stubPdfWorker } from '../support/components/pdf-worker.ts'
import { failures, successes, toastText } from '../support/components/toasts.ts'
import { sampleQuote } from '../support/sample-quote.ts'

const pdf = new File(['%PDF-'], 'devis.pdf', { type: 'application/pdf' })
const download = page.getByRole('button', { name: 'Télécharger le devis PDF' })
const send = page.getByRole('button', { name: 'Envoyer par email' })
const making = page.getByRole('button', { name: 'Préparation du PDF…' })

/** Stub: a device with a share sheet that fails once with each failure, then shares every file. */
function stubShareSheet(...failures: ('AbortError' | 'InvalidStateError' | 'NotAllowedError')[]) {
  const shared: (ShareData | undefined)[] = []
  navigator.canShare = (data) => data?.files?.[0]?.type === 'application/pdf'
  navigator.share = async (data) => {
    const failure = failures.shift()
    if (failure) throw new DOMException('on purpose', failure)
    shared.push(data)
  }
  return shared
}

/** Stub: a browser that saves nothing. Collects the links to what it would save. */
function stubDownloads() {
  const links: HTMLAnchorElement[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push(this)
  })
  return links
}

async function renderActions() {
  await render(
    <>
      <QuoteActions issuedQuote={sampleQuote()} />
      <Toaster />
    </>,
  )
}

let requests: ReturnType<typeof stubPdfWorker>

fakeTimeouts()
beforeEach(() => {
  requests = stubPdfWorker()
  return () => {
    Reflect.deleteProperty(navigator, 'canShare')
    Reflect.deleteProperty(navigator, 'share')
  }
})

test('the button says for up to a minute that the PDF is being made and keeps the focus, and pressing it again saves no second file', async () => {
  await renderActions()
  const saved = stubDownloads()
  await download.click()
  await expect.element(making).toHaveFocus()
  expect(making.element()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  vi.advanceTimersByTime(59_000)
  requests[0]?.made(pdf)
  await expect.element(download).toHaveFocus()
  expect(download.element()).not.toHaveAttribute('aria-disabled')
  await expect.element(successes).toMatchTextContent(/PDF téléchargé !/)
  expect(saved).toMatchObject([{ download: 'devis.pdf' }])
})

test('the address of a saved file stands for 40 seconds, in which Safari reads it', async () => {
  await renderActions()
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const saved = stubDownloads()
  requests[0]?.made(pdf)
  await download.click()
  await expect.element(successes).toMatchTextContent(/PDF téléchargé !/)
  vi.advanceTimersByTime(30_000)
  expect(revoke).not.toHaveBeenCalledWith(saved[0]?.href)
  vi.advanceTimersByTime(10_000)
  expect(revoke).toHaveBeenCalledWith(saved[0]?.href)
})

test.each([
  ['Copier le devis', /^Devis DEV-\d{6} du.*Vérifier\s: http/s],
  ['Copier le lien', /^http.*\/verifier#/],
])(
  'if the clipboard refuses %s, the text stands below, selected, until it is copied',
  async (name, text) => {
    await renderActions()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    write.mockRejectedValue(new Error('on purpose'))
    const copy = page.getByRole('button', { name, exact: true })
    const refused = page.getByLabelText(/refuse la copie\s: copiez ce texte/)
    for (const attempt of ['first', 'second']) {
      await copy.click()
      await expect.element(refused, { message: attempt }).toHaveFocus()
      expect(getSelection()?.toString().trim()).toMatch(text)
    }
    write.mockResolvedValueOnce()
    await copy.click()
    await expect.element(successes).toMatchTextContent(/copié/)
    expect(refused.query()).toBeNull()
    await copy.click()
    await expect.element(refused).toHaveFocus()
    expect(toastText()).toBe('')
  },
)

test('Envoyer par email shares the PDF, and opens no mail', async () => {
  const shared = stubShareSheet()
  await renderActions()
  const navigations = holdNavigations()
  await send.dblClick()
  await expect.element(making).toHaveAttribute('aria-disabled', 'true')
  requests[0]?.made(pdf)
  await expect.element(send).toBeVisible()
  expect(shared).toEqual([{ files: [pdf], title: expect.stringMatching(/^Devis DEV-\d{6}$/) }])
  expect(toastText()).toBe('')
  expect(navigations).toEqual([])
})

test('where only links can be shared, a mail opens instead, and the page says that it has no PDF', async () => {
  const shared = stubShareSheet()
  navigator.canShare = () => false
  await renderActions()
  const navigations = holdNavigations()
  const mail = page.getByRole('link', { name: 'Envoyer par email' })
  await expect.element(mail).toHaveAttribute('href', expect.stringMatching(/^mailto:/))
  await mail.click()
  const status = page.getByRole('status').getByText(/Le PDF n’y est pas joint/)
  await expect.element(status).toBeVisible()
  expect(toastText(), 'it would go while the mail program is in front').toBe('')
  expect(shared).toEqual([])
  expect(navigations, 'in place of the quote').toEqual([])
})

test.each([
  ['the visitor closes', 'AbortError'],
  ['is open already', 'InvalidStateError'],
] as const)('a share sheet that %s has no consequence', async (_, failure) => {
  const shared = stubShareSheet(failure)
  await renderActions()
  await send.click()
  requests[0]?.made(pdf)
  await expect.element(send).toBeVisible()
  expect(shared).toEqual([])
  expect(toastText()).toBe('')
  await send.click()
  await expect.poll(() => shared).toHaveLength(1)
  expect(toastText()).toBe('')
})

test('if sharing fails, the page says so, opens no mail without the PDF, and another press shares it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const shared = stubShareSheet('NotAllowedError')
  await renderActions()
  const navigations = holdNavigations()
  requests[0]?.made(pdf)
  await send.click()
  await expect.element(failures).toMatchTextContent(/Impossible de partager le PDF./)
  await expect.element(send).not.toHaveAttribute('aria-disabled')
  expect(log).toHaveBeenCalledWith('Partage impossible', expect.anything())
  await send.click()
  await expect.poll(() => shared).toEqual([expect.objectContaining({ files: [pdf] })])
  expect(navigations).toEqual([])
})

test('if the PDF to share cannot be made, the page says so, and another press shares it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const shared = stubShareSheet()
  await renderActions()
  await send.click()
  await expect.element(making).toHaveAttribute('aria-disabled', 'true')
  requests[0]?.failed()
  await expect.element(failures).toMatchTextContent(/Impossible de partager le PDF./)
  await send.click()
  requests[1]?.made(pdf)
  await expect.poll(() => shared).toEqual([expect.objectContaining({ files: [pdf] })])
})

test('if the PDF cannot be made, the page says so at once, or after a minute of silence, another press tries again, and the next failure says that reloading helps', async () => {
  await renderActions()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  requests[0]?.failed()
  await download.click()
  await expect.element(making).toHaveFocus()
  vi.advanceTimersByTime(60_000)
  await expect
    .element(failures)
    .toMatchTextContent(/Impossible de télécharger le PDF. Veuillez réessayer./)
  expect(log).toHaveBeenCalledWith('PDF impossible', expect.anything())
  await userEvent.keyboard('{Enter}')
  await expect.element(making).toHaveFocus()
  requests[2]?.failed()
  await expect.element(failures).toMatchTextContent(/Rechargez la page : votre devis y reste./)
  await userEvent.keyboard('{Enter}')
  await expect.element(making).toHaveFocus()
  requests[3]?.made(pdf)
  await expect.element(successes).toMatchTextContent(/PDF téléchargé !/)
})
