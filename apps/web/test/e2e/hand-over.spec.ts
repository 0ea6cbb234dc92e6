import * as form from '../../page-objects/form.ts'
import { collectMails, readMail } from '../support/e2e/mails.ts'
import { expect, test } from '../support/e2e/test.ts'
import { readPdf } from '../support/read-pdf.ts'

test('a quote is copied, linked, mailed, requested and saved, each with its facts', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const facts =
    /Devis DEV-812345 du 22 novembre 2026.*Nom : Élodie d’Artagnan.*144 € TTC.*172,80 € sur le PDF/s
  const request = new RegExp(`^Bonjour,.*Merci de me mettre en relation.*${facts.source}`, 's')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await form.openResult(page)
  await page.getByRole('button', { name: 'Copier le devis' }).click()
  await expect(page.getByRole('status').getByText('Devis copié')).toBeVisible()
  expect(plain(await copied())).toMatch(facts)
  await page.getByRole('button', { name: 'Copier le lien' }).click()
  await expect(page.getByText('Lien copié')).toBeVisible()
  expect(await copied()).toContain('/verifier#2026-11-21.bordeaux.fuite.urgent.0.144.14400.90')

  const mails = await collectMails(page)
  await page.getByRole('link', { name: 'Envoyer par email' }).dblclick()
  await expect(page.getByText('Le PDF n’y est pas joint')).toBeVisible()
  expect(await form.toastText(page)).not.toContain('Erreur')
  await expect.poll(() => mails).toHaveLength(1)
  const status = page.getByRole('status').filter({ hasText: /rien n’est encore envoyé\.$/ })
  await expect(status).toBeVisible()
  await page.getByRole('link', { name: 'Demander une mise en relation' }).click()
  await expect(page.getByText(/Rien ne s’ouvre\s\? Copiez\u2011la et écrivez à/)).toBeVisible()
  await expect.poll(() => mails).toHaveLength(2)
  const [own, toOperator] = mails.map(readMail)
  expect(own?.to).toBe('elodie@example.fr')
  expect(own?.subject).toBe('Devis DEV-812345 – Plombier 2 Minutes')
  expect(own?.body).toMatch(facts)
  expect(toOperator?.to).toBe('contact@example.com')
  expect(toOperator?.subject).toBe('Demande de mise en relation, devis DEV-812345')
  expect(toOperator?.body).toMatch(request)
  await page.getByRole('button', { name: 'Copier la demande' }).click()
  await expect(page.getByText('Demande copiée').first()).toBeVisible()
  expect(plain(await copied())).toMatch(request)

  await form.downloadPdf(page)
  await page.getByRole('button', { name: 'Modifier ma demande' }).click()
  await form.field(page, 'name').fill('Łukasz Żółć')
  await form.submitForResult(page)
  const download = await form.downloadPdf(page)
  expect(download.suggestedFilename()).toContain('-łukasz-zołc-')
  const { pages } = await readPdf(await download.path())
  expect(pages[0]).toContain('Łukasz Żółć')
})

test('a quote prints on one white page without the screen’s controls, a long one whole', async ({
  page,
}) => {
  const print = async (height = '297mm') => {
    const { pages } = await readPdf(await page.pdf({ width: '210mm', height }))
    // Ligatures in Chromium's PDF are read with spaces around them.
    return pages.map((text) => text.replace(/\s/g, ''))
  }
  await form.openResult(page, {
    address: 'arcachon',
    service: 'Plancher chauffant',
    urgency: 'emergency',
    description: 'Une description ordinaire de la panne. '.repeat(16).slice(0, 600),
  })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.emulateMedia({ media: null, colorScheme: null })
  const ordinary = await print()
  expect(ordinary).toEqual([expect.stringMatching(/846,04€.*TotalTTCTotaldudocumentPDF/)])
  expect(ordinary[0]).not.toMatch(/Deviscalculé|Télécharger|Leprixselon|Copier|Mentionslégales/)
  // In steps of less than the height of either.
  for (const height of ['130mm', '150mm', '170mm', '190mm']) {
    const short = await print(height)
    for (const whole of [/Calculdétaillé.*Estimationaffichée/, /Conditionsgénérales.*Urgence:/]) {
      expect(short.filter((page) => whole.test(page))).toHaveLength(1)
    }
  }

  const words = Array.from({ length: 700 }, (_, index) => `mot${index}`)
  await page.getByRole('button', { name: 'Modifier ma demande' }).click()
  await form.field(page, 'description').fill(words.join(' '))
  await form.submitForResult(page)
  const long = await print()
  expect(long.length).toBeGreaterThan(1)
  expect(long.join('').match(/mot\d+/g)).toEqual(words)
})

/** With plain spaces in place of no-break ones. */
function plain(text: string) {
  return text.replace(/\p{Zs}/gu, ' ')
}
