import { readFile } from 'node:fs/promises'
import { type Download, expect, type Page, test } from '@playwright/test'
import {
  coordinatesOf,
  downloadPdf,
  openResult,
  submitForResult,
} from '../../page-objects/calculator.ts'
import { consoleErrors } from '../support/e2e/console-errors.ts'
import { collectMails } from '../support/e2e/mails.ts'
import { toastText } from '../support/e2e/toasts.ts'
import { plain, priceOf } from '../support/price.ts'
import { readPdf } from '../support/read-pdf.ts'

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

test('every quote has its own PDF, whatever the name', async ({ page }) => {
  const files: string[] = []
  page.on('download', (file) => files.push(file.suggestedFilename()))
  const fontSizes: Promise<number>[] = []
  page.context().on('requestfinished', (request) => {
    if (!request.url().endsWith('.ttf')) return
    fontSizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await openResult(page)
  await downloadPdf(page)

  await test.step('a double click saves only one more file', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Télécharger le devis PDF' }).dblclick()
    await downloading
  })

  await test.step('a French name loads little font data', async () => {
    const bytes = (await Promise.all(fontSizes)).reduce((sum, size) => sum + size)
    expect(bytes, 'bytes of fonts').toBeLessThan(100_000)
  })

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

test('a PDF whose fonts failed to load can be requested again', async ({ page }) => {
  const errors = consoleErrors(page)
  await page.route('**/*.ttf', (route) => route.abort())
  await openResult(page)
  await page.getByRole('button', { name: 'Télécharger le devis PDF' }).click()
  await expect(
    page.getByText('Impossible de télécharger le PDF. Veuillez réessayer.'),
  ).toBeVisible()
  expect(errors.join()).toContain('PDF impossible')

  await page.unroute('**/*.ttf')
  await downloadPdf(page)
  await expect(page.getByText('PDF téléchargé !')).toBeVisible()
})

test('the copied quote and the mail to the visitor hold the facts and both totals', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openResult(page)
  const address = await coordinatesOf(page, 'bordeaux')
  const { estimate, pdfTotal } = priceOf({ service: 'fuite', urgency: 'urgent', address })
  const facts = [
    'Nom : Élodie d’Artagnan',
    'Téléphone : 06 12 34 56 78',
    'E-mail : elodie@example.fr',
    'Fuite sous l’évier de la cuisine.',
    estimate,
    pdfTotal,
  ]
  await page.getByRole('button', { name: 'Copier' }).click()
  await expect(page.getByText('Devis copié')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  for (const fact of facts) expect(plain(copied)).toContain(fact)

  const mails = await collectMails(page)
  await page.getByRole('button', { name: 'Envoyer par email' }).dblclick()
  await expect(page.getByText('Le PDF n’y est pas joint')).toBeVisible()
  expect(await toastText(page)).not.toContain('Erreur')
  expect(mails, 'one mail for a double click').toHaveLength(1)
  const mail = new URL(mails[0] ?? '')
  expect(mail.protocol + mail.pathname).toBe('mailto:elodie@example.fr')
  for (const fact of facts) expect(plain(mail.searchParams.get('body') ?? '')).toContain(fact)
})
