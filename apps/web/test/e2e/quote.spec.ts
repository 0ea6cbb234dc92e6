import * as form from '../../page-objects/form.ts'
import * as home from '../../page-objects/home.ts'
import { expect, type Locator, type Page, test } from '../support/e2e/test.ts'
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
  const price = page.getByRole('region', { name: 'Prix', exact: true })
  await expect(price).toContainText('144 € TTC172,80 € sur le PDF, TVA de 20 % ajoutée')
  await tabTo(page, page.getByRole('button', { name: 'Télécharger le devis PDF' }))
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const download = await downloading
  expect(download.suggestedFilename()).toBe('devis-bordeaux-elodie-d-artagnan-DEV-812345.pdf')
  await expect.poll(() => page.workers(), 'memory is given back').toEqual([])
  const { pages } = await readPdf(await download.path())
  expect(pages).toEqual([expect.stringMatching(/DEV-812345.*Élodie d’Artagnan.*172,80 €/)])
})
