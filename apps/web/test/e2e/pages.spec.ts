import { expect, type Page, test } from '@playwright/test'
import { type CitySlug, cities } from '@plombier/quote-engine'
import { openCalculator, rest } from '../../page-objects/calculator.ts'
import { lookForCity } from '../../page-objects/home.ts'
import { cityWithA, cityWithDe } from '../../src/format/city-name.ts'
import { consoleErrors } from '../support/e2e/console-errors.ts'
import { travelRule } from '../support/price.ts'

/** Console messages and uncaught errors. */
function consoleMessages(page: Page): readonly string[] {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  return messages
}

test('calculators hydrate without a console message, even with articles or accents in the name', async ({
  page,
}) => {
  const messages = consoleMessages(page)
  for (const slug of ['paris', 'le-havre', 'orleans'] satisfies CitySlug[]) {
    await openCalculator(page, slug)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(messages, slug).toEqual([])
  }
})

test('every calculator is the same page except for the name of its city', async ({ request }) => {
  const calculators = new Set<string>()
  for (const { name, slug } of cities) {
    const html = await (await request.get(`/plombier-${slug}`)).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    for (const phrase of [cityWithA(name), cityWithDe(name)])
      expect(main).toContain(escaped(phrase))
    calculators.add(
      main
        .replaceAll(escaped(cityWithA(name)), 'à …')
        .replaceAll(escaped(cityWithDe(name)), 'de …'),
    )
  }
  expect([...calculators]).toHaveLength(1)
})

test('the home page and the legal notices hydrate without a console message', async ({ page }) => {
  const messages = consoleMessages(page)
  await page.goto('/')
  await lookForCity(page, 'Lyon')
  await page.goto('/mentions-legales', { waitUntil: 'networkidle' })
  await rest(page)
  await page.getByRole('link', { name: 'Retour' }).click()
  await expect(page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first()).toBeVisible()
  expect(messages).toEqual([])
})

test('the demonstration credits the source of its addresses', async ({ page }) => {
  await page.goto('/mentions-legales')
  await expect(page.getByRole('main').getByRole('link', { name: 'GeoNames' })).toHaveAttribute(
    'href',
    'https://www.geonames.org/',
  )
})

test('a missing page is a 404 that is logged, is not indexed, and leads home or to a city', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  for (const path of ['/nope', '/404', '/plombier-nulle-part']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    const heading = page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })
    await expect(heading).toHaveAttribute('lang', 'en')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    const logged = () => errors.filter((error) => error.endsWith(`no page at ${path}`))
    await expect.poll(logged).toHaveLength(1)

    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(
      page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first(),
    ).toBeVisible()
    expect(logged()).toHaveLength(1)
  }

  await page.goto('/nope')
  await page.getByLabel('Rechercher une ville').fill('macon')
  await page.getByRole('main').getByRole('link', { name: 'Mâcon' }).click()
  await expect(page).toHaveURL('/plombier-macon')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads the promise, the rules of the price and what needs JavaScript', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Réparation de fuite')).toBeVisible()
    await expect(page.getByText(/JavaScript/)).toBeVisible()
    const cityLinks = page.getByRole('contentinfo').getByRole('link', { name: /^Plombier / })
    await expect(cityLinks).toHaveCount(cities.length)
    await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first().click()
    const chooser = page.getByRole('dialog', { name: 'Choisissez votre ville' })
    await expect(chooser.getByRole('link')).toHaveCount(cities.length)
    await expect(chooser.getByRole('searchbox')).toBeHidden()
    await chooser.getByRole('button', { name: 'Fermer' }).click()
    await page.getByRole('link', { name: 'Les villes sont en bas de la page.' }).click()
    await expect(page.getByRole('heading', { name: /^Un plombier dans/ })).toBeInViewport()

    await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first().click()
    await chooser.getByRole('link', { name: 'Chalon-sur-Saône' }).click()
    await expect(page).toHaveURL('/plombier-chalon-sur-saone')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(`Déplacement : ${travelRule()}`)).toBeVisible()
    await expect(page.getByText(/JavaScript/)).toBeVisible()
    await page.getByRole('link', { name: 'Mentions légales' }).click()
    await expect(page.getByRole('heading', { name: 'Protection des données' })).toBeVisible()
  })
})

/** Escaped as in the prerendered HTML. */
function escaped(text: string) {
  return text.replaceAll("'", '&#x27;')
}
