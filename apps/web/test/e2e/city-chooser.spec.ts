import { expect, type Page, test } from '@playwright/test'
import { cities } from '@plombier/quote-engine'

const opener = (page: Page) => page.getByRole('button', { name: 'Devis Instantané Gratuit' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choisissez votre ville' })
const filter = (page: Page) => dialog(page).getByLabel('Rechercher une ville')

async function openChooser(page: Page) {
  await page.goto('/')
  await opener(page).click()
  await expect(dialog(page)).toBeVisible()
}

test('the chooser shows three benefits and every city, in two to six columns and none cut', async ({
  page,
}) => {
  await openChooser(page)
  const cityLinks = dialog(page).getByRole('link')
  await expect(cityLinks).toHaveText(cities.map(({ name }) => name))
  await expect(dialog(page)).toContainText('Devis instantané gratuit et intervention rapide')
  await expect(dialog(page).getByText('sans engagement')).toBeVisible()
  await expect(dialog(page).getByText('24h/7j')).toBeVisible()
  await expect(dialog(page).getByText('vérifiés et assurés')).toBeVisible()

  for (const [width, columns] of [
    [320, 2],
    [360, 2],
    [1280, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const places = await cityLinks.evaluateAll((links) =>
      links.map((link) => ({
        city: link.textContent,
        left: Math.round(link.getBoundingClientRect().left),
        isCut: link.scrollWidth > link.clientWidth,
      })),
    )
    expect(new Set(places.map(({ left }) => left)).size, `columns at ${width} px`).toBe(columns)
    expect(
      places.filter(({ isCut }) => isCut),
      `cut at ${width} px`,
    ).toEqual([])
  }
})

test('typing leaves the cities that match, and the one that is chosen opens its calculator', async ({
  page,
}) => {
  await openChooser(page)
  await expect(filter(page)).toBeFocused()
  await page.keyboard.type('zzz')
  await expect(dialog(page).getByText('Aucune ville trouvée.')).toBeVisible()
  await expect(dialog(page).getByRole('link')).toHaveCount(0)
  await filter(page).fill('ST etienne')
  await expect(dialog(page).getByRole('link')).toHaveText(['Saint-Étienne'])
  await dialog(page).getByRole('link').click()
  await expect(page).toHaveURL('/plombier-saint-etienne')
  await expect(dialog(page)).toBeHidden()
})

test('Escape and a click on the backdrop close the chooser and return the focus; it reopens unfiltered', async ({
  page,
}) => {
  await openChooser(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()

  await opener(page).click()
  await filter(page).fill('lyon')
  await test.step('text is selected with a pointer that leaves the dialog', async () => {
    await filter(page).hover()
    await page.mouse.down()
    await page.mouse.move(4, 4)
    await page.mouse.up()
    await expect(dialog(page)).toBeVisible()
  })
  await page.mouse.click(4, 4)
  await expect(dialog(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()

  await opener(page).click()
  await expect(dialog(page).getByRole('link')).toHaveCount(cities.length)
})

test('Me localiser marks the nearest city, and says where it is refused or none is near', async ({
  page,
  context,
}) => {
  const locate = () => dialog(page).getByRole('button', { name: 'Me localiser' }).click()
  const status = dialog(page).getByRole('status')
  await openChooser(page)
  await locate()
  await expect(status).toContainText('Choisissez votre ville dans la liste')

  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 44.56, longitude: 4.75 })
  await locate()
  await expect(status).toHaveText(/La plus proche\s: Montélimar, à moins de 1\skm/)
  await expect(dialog(page).getByRole('link', { name: 'Montélimar' })).toBeInViewport()

  await context.setGeolocation({ latitude: 42.15, longitude: 9.1 })
  // The page caches a position, so only a new page asks for another one.
  await openChooser(page)
  await locate()
  await expect(status).toContainText('Aucune ville couverte n’est proche')
})

test('on a low phone a city can be pressed', async ({ page }) => {
  for (const height of [482, 540, 600]) {
    await page.setViewportSize({ width: 360, height })
    await page.goto('/')
    await page.getByRole('button', { name: /^Réparation de fuite/ }).click()
    await dialog(page).getByRole('link', { name: 'Lyon' }).click()
    await expect(page).toHaveURL('/plombier-lyon?service=fuite')
  }
})
