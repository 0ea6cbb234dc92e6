import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { brand } from '../../src/settings.ts'
import { fakeTimeouts, holdNavigations } from '../support/components/browser.ts'
import { renderResult } from '../support/components/render.tsx'
import { announced, toastText } from '../support/components/texts.ts'

const pdf = new Blob(['%PDF-'], { type: 'application/pdf' })
const download = page.getByRole('button', { name: 'Télécharger le devis PDF' })
const making = page.getByRole('button', { name: 'Préparation du PDF…' })
const request = page.getByRole('link', { name: 'Demander une mise en relation' })
const failure = /Impossible de télécharger le PDF. Veuillez réessayer./
const fileName = 'devis-bordeaux-elodie-d-artagnan-DEV-412345.pdf'

/** Sets how the site is contacted, until the test ends. */
function setContact(contact: Partial<typeof brand>) {
  const before = { ...brand }
  onTestFinished(() => void Object.assign(brand, before))
  Object.assign(brand, contact)
}

fakeTimeouts()
beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.spyOn(console, 'error').mockReturnValue()
})

test('the button says that the PDF is under way, and saves one file', async () => {
  const requests = await renderResult()
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await download.click()
  await expect.element(making).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  requests[0]?.made(pdf)
  await expect.element(download).toHaveFocus()
  expect(download.element()).not.toHaveAttribute('aria-disabled')
  await expect.element(announced).toMatchTextContent(/PDF téléchargé !/)
  expect(save.mock.contexts).toMatchObject([{ download: fileName }])
})

test('if the PDF cannot be made, another press tries again', async () => {
  const requests = await renderResult()
  requests[0]?.failed()
  await download.click()
  await expect.element(making).toHaveFocus()
  requests[1]?.failed()
  await expect.element(announced).toMatchTextContent(failure)
  await userEvent.keyboard('{Enter}')
  await expect.element(making).toHaveFocus()
  requests[2]?.made(pdf)
  await expect.element(announced).toMatchTextContent(/PDF téléchargé !/)
})

test('a PDF that is not made within 30 s counts as failed, and another press tries again', async () => {
  const requests = await renderResult()
  await download.click()
  await expect.element(making).toBeVisible()
  vi.advanceTimersByTime(30_000)
  await expect.element(announced).toMatchTextContent(failure)
  await download.click()
  requests[1]?.made(pdf)
  await expect.element(announced).toMatchTextContent(/PDF téléchargé !/)
})

test('a copied quote is in the clipboard; a refused copy is said', async () => {
  await renderResult()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const copy = page.getByRole('button', { name: 'Copier le devis' })
  await copy.click()
  await expect.element(announced).toMatchTextContent(/Devis copié/)
  expect(write.mock.lastCall?.[0]).toMatch(/^Devis DEV-412345.*Élodie d’Artagnan/s)
  write.mockRejectedValue(new Error('on purpose'))
  await copy.click()
  await expect.element(announced).toMatchTextContent(/Votre navigateur refuse la copie/)
})

test.each([
  ['is closed', 'AbortError', /^$/],
  ['fails', 'NotAllowedError', /Impossible de partager le PDF./],
])(
  'where the share sheet %s, another press shares, and the mail has its own link',
  async (...row) => {
    const [, name, toast] = row
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'canShare'))
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
    navigator.canShare = (data) => data?.files?.[0]?.type === 'application/pdf'
    navigator.share = vi.fn().mockRejectedValueOnce(new DOMException('on purpose', name))
    const requests = await renderResult()
    requests[0]?.made(pdf)
    const share = page.getByRole('button', { name: 'Partager' })
    await share.click()
    await expect.poll(() => vi.mocked(navigator.share).mock.calls).toHaveLength(1)
    await expect.poll(toastText).toMatch(toast)
    await share.click()
    const shared = () => vi.mocked(navigator.share).mock.calls[1]?.[0]
    await expect.poll(shared).toMatchObject({ files: [{ name: fileName }] })
    const mail = page.getByRole('link', { name: 'Envoyer par email' })
    await expect.element(mail).toHaveAttribute('href', expect.stringMatching(/^mailto:elodie@/))
  },
)

test('after a request the page says what to do now, and offers the PDF and one copy', async () => {
  setContact({ email: 'contact@example.fr' })
  const navigations = holdNavigations()
  await renderResult()
  request.element().removeAttribute('target')
  await request.click()
  const advice = page.getByRole('status').getByText(/rappelle au 06 12 34 56 78/)
  await expect.element(advice).toBeVisible()
  expect(navigations).toEqual([expect.stringMatching(/^mailto:contact@example.fr\?/)])
  await expect.element(download).toBeVisible()
  expect(page.getByRole('button', { name: /^Copier/ }).elements()).toHaveLength(1)
})

test('where a phone is set, a call comes first', async () => {
  setContact({ phone: '+33 (0)1 23 45 67 89', email: 'contact@example.fr' })
  await renderResult()
  const call = page.getByRole('link', { name: '+33 (0)1 23 45 67 89' })
  await expect.element(call).toHaveAttribute('href', 'tel:+33123456789')
  await expect.element(request).toBeVisible()
})
