import * as form from '../../page-objects/form.ts'
import * as home from '../../page-objects/home.ts'
import { amountsOf, plain } from '../support/amounts.ts'
import { expect, type Locator, type Page, test } from '../support/e2e/test.ts'
import { readPdf } from '../support/read-pdf.ts'

const { total, pdfTotal } = amountsOf('fuite', 'urgent')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator) {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 30 && !(await hasFocus()); presses += 1) {
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('the keyboard alone leads to a price for a leak in Bordeaux, and its PDF', async ({
  page,
}) => {
  await page.goto('/')
  await tabTo(page, home.openers(page).first())
  await page.keyboard.press('Enter')
  await expect(home.search(page)).toBeFocused()
  await page.keyboard.type('bordeaux')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/plombier-bordeaux')

  for (const [id, text] of [
    ['name', 'Élodie d’Artagnan'],
    ['phone', '06 12 34 56 78'],
    ['address', 'bordeaux'],
  ] as const) {
    await tabTo(page, form.field(page, id))
    await page.keyboard.type(text)
  }
  await expect(form.suggestions(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Adresse confirmée')).toBeVisible()
  await tabTo(page, form.field(page, 'service'))
  await page.keyboard.type('fuite')
  await page.keyboard.press('Enter')
  await tabTo(page, form.field(page, 'urgency'))
  await page.keyboard.type('Urgent')
  await expect(page.getByRole('complementary', { name: 'Votre prix' })).toContainText(
    `${total} TTC`,
  )
  await tabTo(page, form.field(page, 'description'))
  await page.keyboard.type('Fuite sous l’évier de la cuisine.')
  await tabTo(page, page.getByRole('button', { name: 'Mon devis' }))
  await page.keyboard.press('Enter')

  await expect(heading(page)).toHaveText('Votre devis à Bordeaux')
  await expect(heading(page)).toBeFocused()
  const price = page.getByRole('region', { name: 'Prix', exact: true })
  await expect(price).toContainText(`${total} TTC${pdfTotal} sur le PDF, TVA de 20 % ajoutée`)
  await tabTo(page, page.getByRole('button', { name: 'Télécharger le devis PDF' }))
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const download = await downloading
  expect(download.suggestedFilename()).toBe('devis-bordeaux-elodie-d-artagnan-DEV-812345.pdf')
  await expect.poll(() => page.workers(), 'memory is given back').toEqual([])
  const { pages } = await readPdf(await download.path())
  expect(pages).toEqual([expect.stringMatching(`DEV-812345.*Élodie d’Artagnan.*${pdfTotal}`)])
})

test('a quote is copied, mailed and requested, each with its facts', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const facts = `Devis DEV-812345 du 22 novembre 2026, à Bordeaux\nNom : Élodie d’Artagnan\n`
  await form.openResult(page)
  await page.getByRole('button', { name: 'Copier le devis' }).click()
  await expect(page.getByRole('status').getByText('Devis copié')).toBeVisible()
  expect(plain(await page.evaluate(() => navigator.clipboard.readText()))).toContain(facts)

  const mails = await collectMails(page)
  await page.getByRole('link', { name: 'Envoyer par email' }).click()
  await expect.poll(() => mails).toHaveLength(1)
  await page.getByRole('link', { name: 'Demander une mise en relation' }).dblclick()
  const sent = page.getByRole('status').filter({ hasText: 'Envoyez vous-même' })
  await expect(sent.getByRole('link', { name: 'contact@example.com' })).toBeVisible()
  await sent.getByRole('button', { name: 'Copier la demande' }).click()
  await expect(page.getByRole('status').getByText('Demande copiée')).toBeVisible()
  expect(plain(await page.evaluate(() => navigator.clipboard.readText()))).toMatch(/^Bonjour/)
  await expect.poll(() => mails).toHaveLength(2)
  expect(mails[0]).toMatch(/^mailto:elodie@example\.fr\?subject=Devis%20DEV-812345/)
  expect(mails[1]).toMatch(/^mailto:contact@example\.com\?.*DEV-812345/)
})

test('a quote prints on one white page without the screen’s controls, a long one whole', async ({
  page,
}) => {
  const print = async () => {
    const { pages } = await readPdf(await page.pdf({ width: '210mm', height: '297mm' }))
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
  expect(ordinary).toEqual([
    expect.stringMatching(
      /^Plombier2Minutes(?!Plombier).*?([1-9]\d+)€TTC.*surlePDF.*\1,00€.*Conditionsgénérales/,
    ),
  ])
  expect(ordinary[0]).not.toMatch(/Expertise|Télécharger|Copier|Modifier|Mentionslégales/)

  const words = Array.from({ length: 700 }, (_, index) => `mot${index}`)
  await page.getByRole('button', { name: /^Modifier/ }).click()
  await form.field(page, 'description').fill(words.join(' '))
  await form.submitForResult(page)
  const long = await print()
  expect(long.length).toBeGreaterThan(1)
  expect(long.join('').match(/mot\d+/g)).toEqual(words)
})

/** The `mailto:` links that the page opens from now on: the test browser has no mail program. */
async function collectMails(page: Page) {
  const mails: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  // In its own place, or as a new window, which a webmail takes.
  for (const event of ['Page.frameRequestedNavigation', 'Page.windowOpen'] as const) {
    session.on(event, ({ url }: { url: string }) => mails.push(url))
  }
  return mails
}
