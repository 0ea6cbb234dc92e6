import * as form from '../../page-objects/form.ts'
import * as home from '../../page-objects/home.ts'
import { expect, type Locator, type Page, setClock, test } from '../support/e2e/test.ts'
import { readPdf } from '../support/read-pdf.ts'

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
  await expect(page.getByRole('complementary', { name: 'Votre prix' })).toContainText('144 € TTC')
  await tabTo(page, form.field(page, 'description'))
  await page.keyboard.type('Fuite sous l’évier de la cuisine.')
  await tabTo(page, page.getByRole('button', { name: 'Mon devis' }))
  await page.keyboard.press('Enter')

  await expect(heading(page)).toHaveText('Votre devis à Bordeaux')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('status').getByText('Devis calculé !')).toBeVisible()
  await expect(page.getByText('Montant: 144€ TTC')).toBeVisible()
  const price = page.getByRole('region', { name: 'Prix', exact: true })
  await expect(price).toContainText('144 € TTC172,80 € sur le PDF, TVA de 20 % ajoutée')
  await tabTo(page, page.getByRole('button', { name: 'Télécharger le devis PDF' }))
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const download = await downloading
  expect(download.suggestedFilename()).toBe('devis-bordeaux-elodie-d-artagnan-DEV-812345.pdf')
  await expect(page.getByText('Votre devis a été généré avec succès.')).toBeVisible()
  await expect.poll(() => page.workers(), 'memory is given back').toEqual([])
  const { pages } = await readPdf(await download.path())
  expect(pages).toEqual([expect.stringMatching(/DEV-812345.*Élodie d’Artagnan.*172,80 €/)])
})

test('a quote stays in its tab through history and reload, and can be corrected', async ({
  page,
  context,
}) => {
  const scrolled = () => page.evaluate(() => window.scrollY)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/plombier-bordeaux')
  await form.fillIn(page)
  // Below the button, which stays in sight.
  await page.getByText('Devis gratuit et sans engagement.').scrollIntoViewIfNeeded()
  const left = await scrolled()
  expect(left).toBeGreaterThan(0)
  await form.submitForResult(page)
  await expect(heading(page)).toBeFocused()
  await expect.poll(scrolled).toBe(0)
  // Another quote would have another number.
  await setClock(context, '2026-11-22T09:31:00Z')
  await page.goBack()
  await expect.poll(scrolled).toBe(left)
  await page.goForward()
  await expectQuote(page)
  await home.leaveAndComeBack(page)
  await expectQuote(page)
  await page.reload()
  await expectQuote(page)
  // Another tab has the form alone.
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(form.field(other, 'name')).toBeVisible()

  await page.getByRole('button', { name: 'Modifier ma demande' }).click()
  await expect(heading(page)).toHaveText('Calculateur de Prix Professionnel')
  await expect(heading(page)).toBeFocused()
  await form.expectFilledIn(page)
})

async function expectQuote(page: Page) {
  await expect(page.getByText(/DEV-812345/).first()).toBeVisible()
  await expect(heading(page)).toHaveText('Votre devis à Bordeaux')
}
