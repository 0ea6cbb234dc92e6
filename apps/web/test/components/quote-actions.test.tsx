import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { amountsOf } from '../support/amounts.ts'
import { fakeTimeouts } from '../support/components/browser.ts'
import { renderResult } from '../support/components/render.tsx'
import { announced } from '../support/components/texts.ts'

const pdf = new Blob(['%PDF-'], { type: 'application/pdf' })
const download = page.getByRole('button', { name: 'Télécharger le devis PDF' })
const making = page.getByRole('button', { name: 'Préparation du PDF…' })
const fileName = 'devis-bordeaux-elodie-d-artagnan-DEV-412345.pdf'

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
  await expect
    .element(announced)
    .toMatchTextContent(/PDF téléchargé ! Votre devis a été généré avec succès./)
  expect(save.mock.contexts).toMatchObject([{ download: fileName }])
})

test('a PDF that fails or takes over 30 s and a refused copy give an error, and another press tries again', async () => {
  const failure = /Impossible de télécharger le PDF. Veuillez réessayer./
  const requests = await renderResult()
  await download.click()
  requests[0]?.failed()
  await expect.element(announced).toMatchTextContent(failure)
  await page.getByRole('button', { name: 'Fermer la notification' }).click()
  await download.click()
  await expect.element(making).toBeVisible()
  vi.advanceTimersByTime(30_000)
  await expect.element(announced).toMatchTextContent(failure)
  await download.click()
  requests[2]?.lost()
  await expect.element(announced).toMatchTextContent(/rechargez la page, puis/)
  await download.click()
  requests[3]?.made(pdf)
  await expect.element(announced).toMatchTextContent(/PDF téléchargé !/)

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('on purpose'))
  await page.getByRole('button', { name: 'Copier le devis' }).click()
  await expect.element(announced).toMatchTextContent(/Votre navigateur refuse la copie/)
})

test.each([
  ['is closed', 'AbortError', 0],
  ['fails', 'NotAllowedError', 1],
])('where the share sheet %s, another press shares the PDF', async (_, name, failures) => {
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'canShare'))
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  navigator.canShare = (data) => data?.files?.[0]?.type === 'application/pdf'
  navigator.share = vi.fn().mockRejectedValueOnce(new DOMException('on purpose', name))
  const requests = await renderResult()
  requests[0]?.made(pdf)
  const share = page.getByRole('button', { name: 'Partager' })
  await share.click()
  await expect.poll(() => vi.mocked(navigator.share).mock.calls).toHaveLength(1)
  await share.click()
  const shared = () => vi.mocked(navigator.share).mock.calls[1]?.[0]
  await expect.poll(shared).toMatchObject({ files: [{ name: fileName }] })
  const failure = announced.getByText(/Impossible de partager le PDF./)
  expect(failure.elements()).toHaveLength(failures)
})

test.each<[string, () => void]>([
  ['has no File', () => vi.stubGlobal('File', undefined)],
  [
    'throws where it is asked what it can share',
    () => {
      navigator.canShare = () => {
        throw new Error('on purpose')
      }
      onTestFinished(() => void Reflect.deleteProperty(navigator, 'canShare'))
    },
  ],
])('a browser that %s shows the price, without the button', async (_, breakIt) => {
  breakIt()
  await renderResult()
  await expect
    .element(page.getByRole('region', { name: 'Prix' }))
    .toMatchTextContent(`${amountsOf('fuite', 'urgent').total} TTC`)
  expect(page.getByRole('button', { name: 'Partager' }).query()).toBeNull()
})
