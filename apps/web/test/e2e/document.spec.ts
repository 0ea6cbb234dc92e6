import { readFile } from 'node:fs/promises'
import { type Download, expect, type Page, test } from '@playwright/test'
import { downloadPdf, openResult, submitForResult } from '../support/e2e/calculator.ts'
import { consoleErrors } from '../support/e2e/console-errors.ts'
import { holdRequests } from '../support/e2e/hold-requests.ts'
import { readPdf } from '../support/read-pdf.ts'

const sendButton = (page: Page) => page.getByRole('button', { name: 'Envoyer par email' })

async function textOf(download: Download) {
  const { pages } = await readPdf(await readFile(await download.path()))
  return pages.join(' ')
}

/** Goes back to the form, changes the name and submits again. */
async function correctName(page: Page, name: string) {
  await page.getByRole('button', { name: 'Modifier ma demande' }).click()
  await page.getByLabel('Nom complet').fill(name)
  await submitForResult(page)
}

test('every quote has its own document: one file for a double click, little data, any name', async ({
  page,
}) => {
  const files: string[] = []
  page.on('download', (file) => files.push(file.suggestedFilename()))
  const fontSizes: Promise<number>[] = []
  page.context().on('requestfinished', (request) => {
    if (!request.url().endsWith('.ttf')) return
    fontSizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await openResult(page)
  await downloadPdf(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger le devis PDF' }).dblclick()
  await downloading
  const bytes = (await Promise.all(fontSizes)).reduce((sum, size) => sum + size)
  expect(bytes, 'bytes of fonts for a French name').toBeLessThan(100_000)

  await correctName(page, 'Łukasz Żółć')
  expect(await textOf(await downloadPdf(page))).toContain('Łukasz Żółć')

  await correctName(page, '王 Łukasz')
  expect(await textOf(await downloadPdf(page))).toContain('Wang Łukasz (nom translittéré)')
  expect(files).toEqual([
    expect.stringContaining('-elodie-d-artagnan-'),
    expect.stringContaining('-elodie-d-artagnan-'),
    expect.stringContaining('-lukasz-zolc-'),
    expect.stringContaining('-lukasz-'),
  ])
})

test('the button says that the document is being made; after a failure it can be pressed again', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  const settle = await holdRequests(page, '**/*.ttf')
  await openResult(page)
  const button = page.getByRole('button', { name: 'Télécharger le devis PDF' })
  await button.click()
  await expect(page.getByRole('button', { name: 'Préparation du PDF…' })).toBeDisabled()

  settle('abort')
  await expect(
    page.getByText('Impossible de télécharger le PDF. Veuillez réessayer.'),
  ).toBeVisible()
  expect(errors.join()).toContain('PDF impossible')
  await expect(button).toBeEnabled()

  await page.unroute('**/*.ttf')
  await downloadPdf(page)
  await expect(page.getByText('PDF téléchargé !')).toBeVisible()
})

test('Envoyer par email opens the share sheet; closing it has no consequence', async ({ page }) => {
  // Stub: a device with a share sheet, which its visitor closes the first time.
  await page.addInitScript(() => {
    const shared: ShareData[] = []
    Object.assign(window, { shared })
    navigator.canShare = (data) => data?.files?.[0]?.type === 'application/pdf'
    navigator.share = async (data) => {
      if (data) shared.push(data)
      if (shared.length === 1) throw new DOMException('Closed', 'AbortError')
    }
  })
  const sharedFiles = () =>
    page.evaluate(async () => {
      const { shared } = window as unknown as { shared: ShareData[] }
      return Promise.all(
        shared.flatMap(({ files }) =>
          (files ?? []).map(async (file) => ({
            name: file.name,
            start: (await file.text()).slice(0, 5),
          })),
        ),
      )
    })
  const pdf = { name: expect.stringMatching(/^devis-bordeaux-.+\.pdf$/), start: '%PDF-' }
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await openResult(page)
  await sendButton(page).click()
  await expect.poll(sharedFiles, { timeout: 20_000 }).toEqual([pdf])
  await expect(page.getByRole('alert').getByText('Erreur')).toBeHidden()

  await sendButton(page).click()
  await expect.poll(sharedFiles).toEqual([pdf, pdf])
  await expect(page.getByText(/envoyé !|a été envoyé/)).toHaveCount(0)
  expect(requests.filter((url) => url.startsWith('mailto:'))).toEqual([])
})

test('Envoyer par email waits for the document; where its press is too long ago by then, one more shares it', async ({
  page,
}) => {
  // Stub: a device with a share sheet, for which the first press is too long ago.
  await page.addInitScript(() => {
    const shared: (string | undefined)[] = []
    let isLate = true
    Object.assign(window, { shared })
    navigator.canShare = () => true
    navigator.share = async (data) => {
      const wasLate = isLate
      isLate = false
      if (wasLate) throw new DOMException('Late', 'NotAllowedError')
      shared.push(data?.files?.[0]?.name)
    }
  })
  const sharedFiles = () => page.evaluate(() => (window as unknown as { shared: string[] }).shared)
  const mails: string[] = []
  await watchNavigations(page, (url) => mails.push(url))
  const settle = await holdRequests(page, '**/*.ttf')
  await openResult(page)
  await sendButton(page).click()
  await expect(page.getByRole('button', { name: 'Préparation du PDF…' })).toBeDisabled()

  settle('continue')
  await expect(page.getByText('Appuyez encore une fois pour l’envoyer.')).toBeVisible()
  await page.getByRole('button', { name: 'PDF prêt : l’envoyer' }).click()
  await expect.poll(sharedFiles).toEqual([expect.stringMatching(/^devis-bordeaux-.+\.pdf$/)])
  await expect(page.getByRole('button', { name: 'Envoyer par email', exact: true })).toBeVisible()
  expect(mails).toEqual([])
})

test('where sharing fails, Envoyer par email says so and opens no mail without the document', async ({
  page,
}) => {
  // Stub: a device that never lets its share sheet open.
  await page.addInitScript(() => {
    navigator.canShare = () => true
    navigator.share = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))
  })
  const mails: string[] = []
  await watchNavigations(page, (url) => mails.push(url))
  await openResult(page)
  await sendButton(page).click()
  await page.getByRole('button', { name: 'PDF prêt : l’envoyer' }).click()
  await expect(page.getByText('Impossible de partager le PDF.')).toBeVisible()
  await expect(sendButton(page)).toBeEnabled()
  expect(mails).toEqual([])
})

test('Copier and, without a share sheet, the mail of Envoyer par email hold the facts and both totals', async ({
  page,
  context,
}) => {
  const facts = [
    'Client : Élodie d’Artagnan, 06 12 34 56 78',
    'Fuite sous l’évier de la cuisine.',
    'Estimation affichée : 144 € TTC',
    'Total du document PDF, TVA de 20 % ajoutée : 172,80 € TTC',
  ]
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openResult(page)
  await page.getByRole('button', { name: 'Copier' }).click()
  await expect(page.getByText('Devis copié')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  for (const fact of facts) expect(copied.replace(/\p{Zs}/gu, ' ')).toContain(fact)

  const mails: string[] = []
  await watchNavigations(page, (url) => mails.push(url))
  await sendButton(page).dblclick()
  await expect(page.getByText('Le PDF n’y est pas joint')).toBeVisible()
  expect(mails, 'one mail for a double click').toHaveLength(1)
  const body = new URL(mails[0] ?? '').searchParams.get('body')
  for (const fact of facts) expect(body).toContain(fact)
})

/** Tells of each `mailto:` link that the page opens: the test browser has no mail program. */
async function watchNavigations(page: Page, onNavigation: (url: string) => void) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.frameRequestedNavigation', ({ url }) => onNavigation(url))
}
