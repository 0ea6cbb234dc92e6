import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { holdNavigations } from '../support/components/navigations.ts'
import { renderActions } from '../support/components/render-actions.tsx'
import { failures, successes, toastText } from '../support/components/toasts.ts'

const pdf = new File(['%PDF-'], 'devis.pdf', { type: 'application/pdf' })
const download = page.getByRole('button', { name: 'Télécharger le devis PDF' })
const send = page.getByRole('button', { name: 'Envoyer par email' })
const making = page.getByRole('button', { name: 'Préparation du PDF…' })

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

let log: ReturnType<typeof vi.spyOn>

fakeTimeouts()
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => {
    Reflect.deleteProperty(navigator, 'canShare')
    Reflect.deleteProperty(navigator, 'share')
  }
})

test('the button says that the PDF is being made, keeps the focus, and saves one file', async () => {
  const requests = await renderActions()
  const links: HTMLAnchorElement[] = []
  // Stub: a browser that saves nothing.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push(this)
  })
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  await download.click()
  await expect.element(making).toHaveFocus()
  expect(making.element()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  requests[0]?.made(pdf)
  await expect.element(download).toHaveFocus()
  expect(download.element()).not.toHaveAttribute('aria-disabled')
  await expect.element(successes).toMatchTextContent(/PDF téléchargé !/)
  expect(links).toMatchObject([{ download: 'devis.pdf' }])
  // Safari reads the file some time after the press.
  vi.advanceTimersByTime(30_000)
  expect(revoke).not.toHaveBeenCalledWith(links[0]?.href)
  vi.advanceTimersByTime(10_000)
  expect(revoke).toHaveBeenCalledWith(links[0]?.href)
})

test('if the PDF cannot be made, or within a minute, the page says so, and another press tries again', async () => {
  const requests = await renderActions()
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

test.each([
  ['Copier le devis', /^Devis DEV-\d{6} du.*Vérifier\s: http/s],
  ['Copier le lien', /^http.*\/verifier#/],
])('if the clipboard refuses “%s”, the text stands below, selected', async (name, text) => {
  await renderActions()
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  write.mockRejectedValueOnce(new Error('on purpose'))
  const copy = page.getByRole('button', { name })
  const refused = page.getByRole('textbox', { name: /refuse la copie\s: copiez ce texte/ })
  await copy.click()
  await expect.element(refused).toHaveFocus()
  expect(getSelection()?.toString().trim()).toMatch(text)
  write.mockResolvedValueOnce()
  await copy.click()
  await expect.element(successes).toMatchTextContent(/copié/)
  expect(refused.query()).toBeNull()
  expect(write).toHaveBeenLastCalledWith(expect.stringMatching(text))
})

test('Envoyer par email shares the PDF, and opens no mail', async () => {
  const shared = stubShareSheet()
  const requests = await renderActions()
  const navigations = holdNavigations()
  await send.dblClick()
  await expect.element(making).toHaveAttribute('aria-disabled', 'true')
  requests[0]?.made(pdf)
  await expect.element(send).toBeVisible()
  expect(shared).toEqual([{ files: [pdf], title: expect.stringMatching(/^Devis DEV-\d{6}$/) }])
  expect(toastText()).toBe('')
  expect(navigations).toEqual([])
})

test.each([
  ['is closed', 'AbortError', /^$/],
  ['is open already', 'InvalidStateError', /^$/],
  ['fails', 'NotAllowedError', /Impossible de partager le PDF./],
])('where the share sheet %s, another press shares the PDF', async (_, failure, toast) => {
  const shared = stubShareSheet(failure)
  const requests = await renderActions()
  requests[0]?.made(pdf)
  await send.click()
  await expect.poll(toastText).toMatch(toast)
  await expect.element(send).not.toHaveAttribute('aria-disabled')
  expect(shared).toEqual([])
  await send.click()
  await expect.poll(() => shared).toHaveLength(1)
})

test('where only links can be shared, a mail opens, and the page says that it has no PDF', async () => {
  stubShareSheet()
  navigator.canShare = () => false
  await renderActions()
  const navigations = holdNavigations()
  const mail = page.getByRole('link', { name: 'Envoyer par email' })
  await expect.element(mail).toHaveAttribute('href', expect.stringMatching(/^mailto:/))
  await mail.click()
  await expect.element(page.getByRole('status').getByText(/Le PDF n’y est pas joint/)).toBeVisible()
  expect(toastText(), 'it would go while the mail program is in front').toBe('')
  expect(navigations, 'in place of the quote').toEqual([])
})
