import { expect, type Locator, type Page, test } from '@playwright/test'
import { boxOf, distance } from '../support/e2e/boxes.ts'
import { openCalculator, openResult, submit, suggestions } from '../support/e2e/calculator.ts'

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 1 })
  }).toPass({ intervals: [0] })
}

test('from the home page to a price and its PDF with the keyboard alone', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, page.getByRole('button', { name: 'Devis Instantané Gratuit' }))
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
  await page.keyboard.press('Tab')
  await page.keyboard.type('bordeaux')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Adresse confirmée')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type('fuite')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Urgent')
  await expect(page.getByRole('complementary', { name: 'Votre prix' })).toContainText(/144\s€ TTC/)
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

test('Tab leaves an open list for the next field', async ({ page }) => {
  await openCalculator(page)
  await page.getByLabel('Type de service').focus()
  await expect(suggestions(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel("Niveau d'urgence")).toBeFocused()
  await expect(suggestions(page)).toHaveCount(0)
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the active row of a list is in sight, however low the list opens', async ({ page }) => {
    await openCalculator(page)
    const field = page.getByLabel('Type de service')
    await field.evaluate((input) => input.scrollIntoView({ block: 'end' }))
    await field.focus()
    const activeRow = page.getByRole('listbox').getByRole('option', { selected: true })
    await expect(suggestions(page).first()).toBeVisible()
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowUp']) {
      await page.keyboard.press(key)
      await expect(activeRow).toBeInViewport({ ratio: 0.99 })
    }
  })

  test('no toast covers the summary or the field that it speaks of', async ({ page }) => {
    const summary = page.getByRole('group', { name: 'champs sont à corriger' })
    const toast = page.getByRole('region', { name: 'Notifications' }).getByText('Adresse manquante')
    const isClearOfToast = async (part: Locator) => {
      const [box, toastBox] = await Promise.all([boxOf(part), boxOf(toast)])
      return box.bottom <= toastBox.y || toastBox.bottom <= box.y
    }
    // With the price, the button stands below the top of the page.
    for (const [search, service] of [
      ['', ''],
      ['?service=fuite', 'Réparation de fuite'],
    ] as const) {
      await page.goto(`/plombier-bordeaux${search}`)
      await expect(page.getByLabel('Type de service')).toHaveValue(service)
      await submit(page)
      await expect(toast).toBeVisible()
      await expect.poll(() => isClearOfToast(summary)).toBe(true)
    }
    await summary.getByRole('link', { name: 'Adresse requise' }).click()
    const address = page.getByLabel("Adresse d'intervention")
    await expect(address).toBeFocused()
    await expect.poll(() => isClearOfToast(address)).toBe(true)
  })

  test('a pressed button keeps the focus, and no toast covers it however low it stands', async ({
    page,
  }) => {
    await openResult(page)
    const button = page.getByRole('button', { name: 'Télécharger le devis PDF' })
    await button.evaluate((low) => low.scrollIntoView({ block: 'end' }))
    await button.press('Enter')
    const toast = page.getByText('Votre devis a été généré avec succès.')
    await expect(toast).toBeVisible()
    await expect(button).toBeFocused()
    expect(await distance(toast, button)).toBeGreaterThan((await boxOf(toast)).height)
  })
})
