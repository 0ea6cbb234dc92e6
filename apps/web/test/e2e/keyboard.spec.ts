import { expect, type Locator, type Page, test } from '@playwright/test'
import { coordinatesOf } from '../../page-objects/calculator.ts'
import { priceOf } from '../support/price.ts'

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator) {
  do await page.keyboard.press('Tab')
  while (!(await target.evaluate((element) => element === document.activeElement)))
}

test('from the home page to a price and its PDF with the keyboard alone', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Rechercher une ville')).toBeFocused()
  await page.keyboard.type('bordeaux')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/plombier-bordeaux')

  await tabTo(page, page.getByLabel('Nom complet'))
  await page.keyboard.type('Élodie d’Artagnan')
  await page.keyboard.press('Tab')
  await page.keyboard.type('06 12 34 56 78')
  await page.keyboard.press('Tab')
  await page.keyboard.type('elodie@example.fr')
  await page.keyboard.press('Tab')
  await page.keyboard.type('bordeaux')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Adresse confirmée')).toBeVisible()
  await tabTo(page, page.getByLabel('Type de service'))
  await page.keyboard.type('fuite')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Urgent')
  const address = await coordinatesOf(page, 'bordeaux')
  await expect(page.getByRole('complementary', { name: 'Votre prix' })).toContainText(
    priceOf({ service: 'fuite', urgency: 'urgent', address }).total,
  )
  await page.keyboard.press('Tab')
  await page.keyboard.type('Fuite sous l’évier de la cuisine.')
  await tabTo(page, page.getByRole('button', { name: 'Mon devis' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Votre devis' })).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: 'Télécharger le devis PDF' }))
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  await downloading
})
