import { expect, type Page, test } from '@playwright/test'
import { type CitySlug, cities } from '@plombier/quote-engine'
import { openCalculator, rest } from '../../page-objects/calculator.ts'
import { lookForCity } from '../../page-objects/home.ts'
import { cityWithA, cityWithDe } from '../../src/format/city-name.ts'
import { travelRule } from '../support/price.ts'

/** Console messages and uncaught errors. */
function consoleMessages(page: Page): readonly string[] {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  return messages
}

test('every page hydrates without a console message, even with articles or accents in its name', async ({
  page,
}) => {
  const messages = consoleMessages(page)
  await page.goto('/')
  await lookForCity(page, 'Lyon')
  await page.goto('/mentions-legales', { waitUntil: 'networkidle' })
  await rest(page)
  await page.getByRole('link', { name: 'Retour' }).click()
  await expect(page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first()).toBeVisible()
  expect(messages).toEqual([])
  for (const slug of ['le-havre', 'orleans'] satisfies CitySlug[]) {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads the promise, the rules of the price and what needs JavaScript', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Réparation de fuite' })).toBeVisible()
    await expect(page.getByText(/JavaScript/)).toBeVisible()
    await page.getByText('Plus d’eau chaude').click()
    await expect(page.getByRole('figure')).toHaveText(/^Dépannage de chauffe-eau/)
    const cityLinks = page.getByRole('contentinfo').getByRole('link', { name: /^Plombier / })
    await expect(cityLinks).toHaveCount(cities.length)
    await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first().click()
    const chooser = page.getByRole('dialog', { name: 'Choisissez votre ville' })
    await expect(chooser.getByRole('link')).toHaveCount(cities.length)
    await expect(chooser.getByRole('searchbox')).toBeHidden()
    await chooser.getByRole('button', { name: 'Fermer' }).click()
    const toCities = page.getByRole('link', { name: 'Les villes sont en bas de la page.' })
    await expect(toCities, 'a colour for the dark ground').toHaveCSS('color', 'rgb(134, 203, 230)')
    await toCities.click()
    await expect(page.getByRole('heading', { name: /^Un plombier dans/ })).toBeInViewport()

    await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first().click()
    await chooser.getByRole('link', { name: 'Chalon-sur-Saône' }).click()
    await expect(page).toHaveURL('/plombier-chalon-sur-saone')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(`Déplacement : ${travelRule()}`)).toBeVisible()
    await expect(page.getByText(/JavaScript/)).toBeVisible()
    await page.getByRole('link', { name: 'Mentions légales' }).click()
    await expect(page.getByRole('heading', { name: 'Protection des données' })).toBeVisible()
    const credit = page.getByRole('main').getByRole('link', { name: 'GeoNames' })
    await expect(credit, 'the source of the addresses').toHaveAttribute(
      'href',
      'https://www.geonames.org/',
    )
  })

  test('the beginning of a page does not move when the rest arrives', async ({ page }) => {
    for (const path of ['/', '/plombier-lyon', '/mentions-legales', '/introuvable']) {
      await page.goto(path)
      const [whole, alone] = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const before = heading.getBoundingClientRect().toJSON()
        const rest = document.createRange()
        rest.setStartAfter(heading)
        rest.setEndAfter(document.body)
        rest.deleteContents()
        return [before, heading.getBoundingClientRect().toJSON()]
      })
      expect(alone, path).toEqual(whole)
    }
  })

  // The security policy would hide what the form itself does.
  test.describe('and without a security policy', () => {
    test.use({ bypassCSP: true })

    test('a submit puts nothing that was typed into the URL', async ({ page, baseURL }) => {
      const urls: string[] = []
      page.on('request', (request) => urls.push(request.url()))
      for (const [path, label, button] of [
        ['/plombier-bordeaux', 'Nom complet', 'Mon devis'],
        ['/', 'Message', 'Ouvrir dans ma messagerie'],
      ] as const) {
        await page.goto(path)
        const field = page.getByLabel(label)
        await field.fill('Zébulon')
        await page.getByRole('button', { name: button }).click()
        await expect(field).toHaveValue('Zébulon')
        expect(page.url()).toBe(`${baseURL}${path}`)
        expect(urls.join()).not.toContain('bulon')
      }
    })
  })
})

/** Escaped as in the prerendered HTML. */
function escaped(text: string) {
  return text.replaceAll("'", '&#x27;')
}
