import { expect, type Page, test } from '@playwright/test'
import { cities } from '@plombier/quote-engine'
import { openPage } from './calculator.ts'

const opener = (page: Page) => page.getByRole('button', { name: 'Devis Instantané Gratuit' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choisissez votre ville' })

test.beforeEach(async ({ page }) => {
  await openPage(page, '/')
  await opener(page).click()
  await expect(dialog(page)).toBeVisible()
})

test('the chooser shows every city, the subtitle and three benefits', async ({ page }) => {
  await expect(dialog(page).getByRole('link')).toHaveText(cities.map(({ name }) => name))
  await expect(dialog(page)).toContainText('Devis instantané gratuit et intervention rapide')
  await expect(dialog(page).getByText('sans engagement')).toBeVisible()
  await expect(dialog(page).getByText('24h/7j')).toBeVisible()
  await expect(dialog(page).getByText('vérifiés et assurés')).toBeVisible()
})

test('choosing a city closes the chooser and opens its calculator', async ({ page }) => {
  await dialog(page).getByRole('link', { name: 'Saint-Étienne' }).click()
  await expect(page).toHaveURL('/plombier-saint-etienne')
  await expect(dialog(page)).toBeHidden()
})

for (const [typed, found] of [
  ['st etienne', ['Saint-Étienne']],
  ['CHALON', ['Chalon-sur-Saône']],
  ['nimes', ['Nîmes']],
  ['zzz', []],
] as const) {
  test(`typing « ${typed} » leaves ${found.join() || 'nothing, and says so'}`, async ({ page }) => {
    await page.keyboard.type(typed)
    await expect(dialog(page).getByRole('link')).toHaveText(found)
    if (found.length === 0) {
      await expect(dialog(page).getByText('Aucune ville trouvée.')).toBeVisible()
    }
  })
}

test('Escape closes it and gives the focus back to the button', async ({ page }) => {
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('a click beside it closes it, and the next opening starts afresh', async ({ page }) => {
  await page.keyboard.type('lyon')
  await page.mouse.click(4, 4)
  await expect(dialog(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await opener(page).click()
  await expect(dialog(page).getByRole('link')).toHaveCount(cities.length)
})

for (const [width, columns] of [
  [320, 2],
  [360, 2],
  [1280, 6],
] as const) {
  test(`at ${width} px the cities stand in ${columns} columns, none cut`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const links = await dialog(page).getByRole('link').all()
    const places = await Promise.all(
      links.map((link) =>
        link.evaluate((element) => ({
          left: element.getBoundingClientRect().left,
          isCut: element.scrollWidth > element.clientWidth,
        })),
      ),
    )
    expect(new Set(places.map(({ left }) => Math.round(left))).size).toBe(columns)
    expect(places.some(({ isCut }) => isCut)).toBe(false)
  })
}

test.describe('Me localiser', () => {
  const locate = (page: Page) => dialog(page).getByRole('button', { name: 'Me localiser' }).click()

  test('marks the nearest city', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 44.56, longitude: 4.75 })
    await locate(page)
    await expect(dialog(page).getByRole('status')).toHaveText(
      /La plus proche\s: Montélimar, à \d\skm/,
    )
    await expect(dialog(page).getByRole('link', { name: 'Montélimar' })).toBeInViewport()
  })

  test('says so where no city is near', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 42.15, longitude: 9.1 })
    await locate(page)
    await expect(dialog(page).getByRole('status')).toContainText(
      'Aucune ville couverte n’est proche',
    )
  })

  test('says so where it is refused', async ({ page }) => {
    await locate(page)
    await expect(dialog(page).getByRole('status')).toContainText(
      'Choisissez votre ville dans la liste',
    )
  })
})
