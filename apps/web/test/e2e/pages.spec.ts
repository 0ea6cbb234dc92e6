import { expect, test } from '@playwright/test'
import { type CitySlug, cities } from '@plombier/quote-engine'
import { openCalculator, rest } from '../../page-objects/calculator.ts'
import { lookForCity } from '../../page-objects/home.ts'
import { travelRule } from '../support/price.ts'

test('every page hydrates as it was prerendered, even with articles or accents in its name', async ({
  page,
}) => {
  // What React repairs during hydration is logged, but not as an error.
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  page.on('pageerror', ({ message }) => logged.push(message))
  await page.goto('/')
  await lookForCity(page, 'Lyon')
  await page.goto('/mentions-legales', { waitUntil: 'networkidle' })
  await rest(page)
  expect(logged).toEqual([])
  for (const slug of ['le-havre', 'orleans'] satisfies CitySlug[]) {
    await openCalculator(page, slug)
    expect(logged, slug).toEqual([])
  }
})

test('the footer ends a page that is shorter than the window at its lower edge', async ({
  page,
}) => {
  const height = 4000
  await page.setViewportSize({ width: 1280, height })
  for (const path of ['/verifier', '/nope', '/mentions-legales']) {
    await page.goto(path)
    const footer = await page.getByRole('contentinfo').boundingBox()
    expect((footer?.y ?? 0) + (footer?.height ?? 0), path).toBe(height)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads the promise, the rules of the price and what needs JavaScript', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/JavaScript/)).toBeVisible()
    const cityLinks = page.getByRole('contentinfo').getByRole('link', { name: /^Plombier / })
    await expect(cityLinks).toHaveCount(cities.length)
    await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first().click()
    const chooser = page.getByRole('dialog', { name: 'Choisissez votre ville' })
    await expect(chooser.getByRole('link')).toHaveCount(cities.length)
    await expect(chooser.getByRole('searchbox')).toBeHidden()
    await chooser.getByRole('button', { name: 'Fermer' }).click()
    const toCities = page.getByRole('link', { name: 'Les villes sont en bas de la page.' })
    await toCities.click()
    await expect(page.getByRole('heading', { name: /^Un plombier dans/ })).toBeInViewport()

    await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first().click()
    await chooser.getByRole('link', { name: 'Chalon-sur-Saône' }).click()
    await expect(page).toHaveURL('/plombier-chalon-sur-saone')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(`Déplacement : ${travelRule()}`)).toBeVisible()
    await expect(page.getByText('Démonstration : choisissez une commune')).toBeVisible()
    await expect(page.getByText(/^Le prix se calcule dans.*JavaScript/)).toBeVisible()
    await page.getByRole('link', { name: 'Mentions légales' }).click()
    await expect(page.getByRole('heading', { name: 'Protection des données' })).toBeVisible()
    const credit = page.getByRole('main').getByRole('link', { name: 'GeoNames' })
    await expect(credit, 'the source of the addresses').toHaveAttribute(
      'href',
      'https://www.geonames.org/',
    )
    await page.goto('/verifier')
    await expect(page.getByText(/JavaScript/)).toBeVisible()
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
