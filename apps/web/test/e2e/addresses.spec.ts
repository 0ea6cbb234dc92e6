import { expect, type Page, test } from '@playwright/test'
import { openCalculator, suggestions } from '../../page-objects/calculator.ts'
import { consoleErrors } from '../support/e2e/console-errors.ts'

test('the routes themselves have no page at /Plombier-lyon', async ({ page }) => {
  const errors = consoleErrors(page)
  await openCalculator(page, 'lyon')
  await page.evaluate(() => window.history.pushState(null, '', '/Plombier-lyon'))
  await expectNotFoundPage(page, errors)
})

// Not every host redirects, and some ignore case.
for (const address of ['/plombier-lyon/index.html', '/Plombier-Lyon', '//plombier-lyon']) {
  test(`the calculator stays, at its own address, where a host serves it as ${address}`, async ({
    page,
    baseURL,
  }) => {
    const errors = consoleErrors(page)
    await serveAs(page, address, '/plombier-lyon')
    await page.goto(`${baseURL}${address}?utm_source=x#contact`)
    await expect(page).toHaveURL(`${baseURL}/plombier-lyon?utm_source=x#contact`)
    // Only after hydration does it open its list.
    await page.getByLabel('Type de service').fill('évier')
    await expect(suggestions(page).first()).toBeVisible()
    await expect(page).toHaveURL(`${baseURL}/plombier-lyon?utm_source=x#contact`)
    expect(errors).toEqual([])
  })
}

test('the home page stays, at its own address, where a host serves it as /index.html', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  await serveAs(page, '/index.html', '/')
  await page.goto('/index.html')
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first().click()
  await page.getByLabel('Rechercher une ville').fill('chalon')
  await expect(page.getByRole('dialog').getByRole('link')).toHaveText(['Chalon-sur-Saône'])
  expect(errors).toEqual([])
})

for (const address of ['/plombier-lyon', '/index.html']) {
  test(`the 404 page stays where a host serves it as ${address}`, async ({ page }) => {
    const errors = consoleErrors(page)
    await serveAs(page, address, '/404')
    await page.goto(address)
    await expectNotFoundPage(page, errors)
    await expect(page).toHaveURL(address)
    await page.getByRole('main').getByRole('link', { name: 'Mâcon' }).click()
    await expect(page).toHaveTitle(/Mâcon/)
  })
}

/** Answers requests for one path with what the server answers for another. */
async function serveAs(page: Page, address: string, path: string) {
  await page.route(
    ({ pathname }) => pathname === address,
    async (route) => {
      const url = new URL(path, route.request().url()).href
      await route.fulfill({ response: await route.fetch({ url }) })
    },
  )
}

/** Expects the 404 page after hydration, which logs nothing but the missing page. */
async function expectNotFoundPage(page: Page, errors: readonly string[]) {
  const isExpected = (error: string) => /404: no page at|status of 404/.test(error)
  await expect.poll(() => errors.some((error) => error.includes('no page at'))).toBe(true)
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  expect(errors.filter((error) => !isExpected(error))).toEqual([])
}
