import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import {
  downloadPdf,
  openResult,
  submitForResult,
  toastText,
} from '../../page-objects/calculator.ts'
import { collectMails, readMail } from '../support/e2e/mails.ts'
import { expectedPrice, plain } from '../support/price.ts'
import { readPdf } from '../support/read-pdf.ts'

test('a quote is copied, mailed, requested and saved with its facts, each with its own PDF', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const files: string[] = []
  page.on('download', (file) => files.push(file.suggestedFilename()))
  await openResult(page)
  const number = (await page.getByText(/^DEV-\d{6}, le/).textContent())?.slice(0, 10)
  const { total, onPdf } = expectedPrice({ service: 'fuite', urgency: 'urgent' })
  const facts = [`Devis ${number} du`, 'Nom : Élodie d’Artagnan', total, onPdf]

  await test.step('the copied quote has them', async () => {
    await page.getByRole('button', { name: 'Copier le devis' }).click()
    await expect(page.getByRole('status').getByText('Devis copié')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    for (const fact of facts) expect(plain(copied)).toContain(fact)
  })

  const mails = await collectMails(page, 'inNewWindow')
  await test.step('the mail to the visitor has them, once for a double click', async () => {
    await page.getByRole('link', { name: 'Envoyer par email' }).dblclick()
    await expect(page.getByText('Le PDF n’y est pas joint')).toBeVisible()
    expect(await toastText(page)).not.toContain('Erreur')
    await expect.poll(() => mails).not.toEqual([])
    expect(mails).toHaveLength(1)
    const toVisitor = readMail(mails[0] ?? '')
    expect(toVisitor.to).toBe('elodie@example.fr')
    expect(toVisitor.subject).toBe(`Devis ${number} – Plombier 2 Minutes`)
    for (const fact of facts) expect(plain(toVisitor.body ?? '')).toContain(fact)
  })

  await test.step('the request for an introduction has them, for the operator', async () => {
    const link = page.getByRole('link', { name: 'Demander une mise en relation' })
    const introduction = readMail((await link.getAttribute('href')) ?? '')
    expect(introduction.to).toBe('contact@example.com')
    expect(introduction.subject).toBe(`Demande de mise en relation, devis ${number}`)
    const request = 'Merci de me mettre en relation avec un plombier'
    for (const fact of [request, ...facts]) expect(plain(introduction.body ?? '')).toContain(fact)
    const status = page
      .getByRole('region', { name: /^Prix$/ })
      .getByRole('status')
      .first()
    await expect(status).toHaveText(/rien n’est encore envoyé\.$/)
    await link.click()
    await expect.poll(() => mails).toHaveLength(2)
    await expect(status).toHaveText(/Rien ne s’ouvre\s\? Copiez\u2011la et écrivez à contact@/)
    await page.getByRole('button', { name: 'Copier la demande' }).click()
    await expect(page.getByRole('status').getByText('Demande copiée')).toBeVisible()
    const copied = plain(await page.evaluate(() => navigator.clipboard.readText()))
    for (const fact of [request, ...facts]) expect(copied).toContain(fact)
  })

  await downloadPdf(page)
  await page.getByRole('button', { name: 'Modifier ma demande' }).click()
  await page.getByLabel('Nom complet').fill('Łukasz Żółć')
  await submitForResult(page)
  const { pages } = await readPdf(await readFile(await (await downloadPdf(page)).path()))
  expect(pages[0]).toContain('Łukasz Żółć')
  expect(files).toEqual([
    expect.stringContaining('-elodie-d-artagnan-'),
    expect.stringContaining('-lukasz-zolc-'),
  ])
})
