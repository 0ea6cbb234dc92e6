import { readFile } from 'node:fs/promises'
import { type Download, expect, type Page, test } from '@playwright/test'
import {
  coordinatesOf,
  downloadPdf,
  openResult,
  submitForResult,
} from '../../page-objects/calculator.ts'
import { consoleErrors } from '../support/e2e/console-errors.ts'
import { kilobytes, watchFiles } from '../support/e2e/loaded-files.ts'
import { collectMails, readMail } from '../support/e2e/mails.ts'
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

test('a quote is copied, mailed, requested and saved with its facts, each with its own PDF', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const errors = consoleErrors(page)
  const files: string[] = []
  page.on('download', (file) => files.push(file.suggestedFilename()))
  const loaded = watchFiles(page)
  await page.route('**/*.ttf', (route) => route.abort())
  await openResult(page, { address: 'arcachon', service: 'Dépannage de chauffe-eau' })
  const number = (await page.getByText(/^DEV-\d{6}, le/).textContent())?.slice(0, 10)
  const { estimate, pdfTotal } = priceOf({
    service: 'chauffe-eau',
    urgency: 'urgent',
    address: await coordinatesOf(page, 'arcachon'),
  })
  const facts = [
    `Devis ${number} du`,
    'Nom : Élodie d’Artagnan',
    'Téléphone : 06 12 34 56 78',
    'E-mail : elodie@example.fr',
    'Adresse : Arcachon (Gironde)',
    'Service : Dépannage de chauffe-eau',
    'Urgence : Urgent (24h)',
    'Fuite sous l’évier de la cuisine.',
    estimate,
    pdfTotal,
  ]

  await test.step('the copied quote has them', async () => {
    await page.getByRole('button', { name: 'Copier' }).click()
    await expect(page.getByRole('status').getByText('Devis copié')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    for (const fact of facts) expect(plain(copied)).toContain(fact)
  })

  await test.step('the mail to the visitor has them, once for a double click', async () => {
    const mails = await collectMails(page)
    await page.getByRole('button', { name: 'Envoyer par email' }).dblclick()
    await expect(page.getByText('Le PDF n’y est pas joint')).toBeVisible()
    expect(await toastText(page)).not.toContain('Erreur')
    await expect.poll(() => mails).not.toEqual([])
    expect(mails).toHaveLength(1)
    const toVisitor = readMail(mails[0] ?? '')
    expect(toVisitor.to).toBe('elodie@example.fr')
    for (const fact of facts) expect(plain(toVisitor.body ?? '')).toContain(fact)
  })

  await test.step('the request for an introduction has them, for the operator', async () => {
    const link = page.getByRole('link', { name: 'Demander une mise en relation' })
    const introduction = readMail((await link.getAttribute('href')) ?? '')
    expect(introduction.to).toBe('contact@example.com')
    expect(introduction.subject).toBe(`Demande de mise en relation, devis ${number}`)
    const request = 'Merci de me mettre en relation avec un plombier'
    for (const fact of [request, ...facts]) expect(plain(introduction.body ?? '')).toContain(fact)
    await expect(page.getByText(/^Rien n’a encore été envoyé/)).toBeVisible()
  })

  await test.step('a PDF whose fonts failed to load can be requested again', async () => {
    await page.getByRole('button', { name: 'Télécharger le devis PDF' }).click()
    await expect(
      page.getByText('Impossible de télécharger le PDF. Veuillez réessayer.'),
    ).toBeVisible()
    expect(errors.join()).toContain('PDF impossible')
    await page.unroute('**/*.ttf')
    await downloadPdf(page)
    await expect(page.getByText('PDF téléchargé !')).toBeVisible()
  })

  await test.step('the share sheet of a device gets the file as a PDF', async () => {
    const shared = await page.evaluateHandle(() => {
      const sheet: unknown[] = []
      navigator.canShare = () => true
      navigator.share = async ({ files = [] } = {}) => {
        for (const { name, type } of files) sheet.push([name, type])
      }
      return sheet
    })
    await page.getByRole('button', { name: 'Envoyer par email' }).click()
    await expect.poll(() => shared.jsonValue()).toEqual([[files[0], 'application/pdf']])
  })

  await test.step('a double click saves only one more file', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Télécharger le devis PDF' }).dblclick()
    await downloading
  })

  await test.step('a French name loads little font data', async () => {
    const fonts = await kilobytes(loaded, /\.ttf$/)
    expect(fonts).toBeGreaterThan(0)
    expect(fonts).toBeLessThan(100)
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
