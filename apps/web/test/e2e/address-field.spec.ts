import { expect, type Page, test } from '@playwright/test'
import { boxOf, distance } from '../support/e2e/boxes.ts'
import {
  fillIn,
  pickAddress,
  submit,
  submitForResult,
  suggestions,
} from '../support/e2e/calculator.ts'
import { consoleErrors } from '../support/e2e/console-errors.ts'

test('a commune of under five letters needs its street, a longer one gives a rough price', async ({
  page,
}) => {
  const hint = page.getByText('Adresse approximative : ajoutez la rue pour un prix plus juste.')
  await page.goto('/plombier-bordeaux')
  await fillIn(page, { address: 'lyon' })
  await submit(page)
  await expect(page.getByText('Adresse requise. Ajoutez la rue et le numéro.')).toBeVisible()
  await expect(hint).toBeHidden()
  await expect(page.getByText('Adresse manquante')).toBeHidden()

  await pickAddress(page, 'bordeaux')
  await expect(hint).toBeVisible()
  await submitForResult(page)
})

test('an address that is not found says so, in any script, and nothing moves', async ({ page }) => {
  const nothingFound = page.getByText('Aucune adresse trouvée.')
  const next = page.getByLabel('Type de service')
  await page.goto('/plombier-bordeaux')
  const nextTop = await distance(field(page), next)
  await page.route(/q=zzqqxx/, async (route) => {
    await expect(page.getByText('Recherche en cours...')).toBeVisible()
    expect(await distance(field(page), next)).toBe(nextTop)
    await route.continue()
  })
  for (const text of ['zzqqxx', 'Париж', '٣ شارع باريس', '東京都千代田区']) {
    await field(page).fill(text)
    await expect(nothingFound).toBeVisible()
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    expect(await distance(field(page), next)).toBe(nextTop)
    await field(page).fill('')
    await expect(nothingFound).toBeHidden()
  }

  await field(page).fill('lyon')
  const [first, second] = [suggestions(page).nth(0), suggestions(page).nth(1)]
  const secondTop = await distance(field(page), second)
  for (const row of [first, second]) {
    await row.hover()
    await expect(row).toHaveAttribute('aria-selected', 'true')
    expect(await distance(field(page), second)).toBe(secondTop)
    expect(await distance(field(page), next)).toBe(nextTop)
  }
})

test('a failed search goes unnoticed until it blocks a submit, which then offers a retry', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  await page.route('**/geocodage/search/**', (route) => route.abort())
  await page.goto('/plombier-bordeaux')
  await field(page).fill('10 rue de Rivoli')
  await expect.poll(() => errors.join()).toContain('Recherche d’adresse impossible')
  await expect(page.getByText('Recherche en cours...')).toBeHidden()
  await expect(page.getByText('Aucune adresse trouvée.')).toBeHidden()
  await expect(page.getByText('ne répond pas')).toBeHidden()

  await submit(page)
  await expect(page.getByText('Le service d’adresses ne répond pas')).toBeVisible()
  await page.unroute('**/geocodage/search/**')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await suggestions(page).first().click()
  await expect(page.getByText('Adresse confirmée')).toBeVisible()
  expect(errors.join()).not.toContain('Rivoli')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 480 }, hasTouch: true, isMobile: true })

  test('the field and its rows are made for a finger: a scroll picks nothing, a tap does', async ({
    page,
  }) => {
    await page.goto('/plombier-bordeaux')
    await expect(field(page)).toHaveAttribute('autocomplete', 'address-line1')
    await expect(field(page)).toHaveAttribute('spellcheck', 'false')
    // Below 16 px, phones zoom into a field.
    const fontSize = await field(page).evaluate((input) => getComputedStyle(input).fontSize)
    expect(Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(16)
    await field(page).tap()
    await page.keyboard.type('saint')
    await expect(suggestions(page)).toHaveCount(5)
    for (const row of await suggestions(page).all()) {
      expect((await boxOf(row)).height).toBeGreaterThanOrEqual(44)
    }
    await field(page).evaluate((input) => input.scrollIntoView())
    const list = page.getByRole('listbox')
    const { x, y } = await boxOf(suggestions(page).nth(1))
    await scrollByTouch(page, x + 60, y + 20, 100)
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(40)
    await expect(suggestions(page)).toHaveCount(5)
    await expect(field(page)).toHaveValue('saint')
    await expect(field(page)).toBeFocused()

    await suggestions(page).nth(2).tap()
    await expect(page.getByText('Adresse confirmée')).toBeVisible()
    await expect(suggestions(page)).toHaveCount(0)
  })
})

function field(page: Page) {
  return page.getByLabel("Adresse d'intervention")
}

/** Drags a finger upwards, by pixels. */
async function scrollByTouch(page: Page, x: number, y: number, distance: number) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', travelled = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - travelled }],
    })
  await touch('touchStart')
  for (let travelled = 10; travelled <= distance; travelled += 10) {
    await touch('touchMove', travelled)
  }
  await touch('touchEnd')
}
