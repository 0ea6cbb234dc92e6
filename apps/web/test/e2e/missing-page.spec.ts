import { expect, type Page, test } from '@playwright/test'
import { lookForCity } from '../../page-objects/home.ts'
import { consoleErrors } from '../support/e2e/console-errors.ts'

async function goHome(page: Page) {
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first()).toBeVisible()
}

async function goToMacon(page: Page) {
  await page.getByRole('main').getByRole('link', { name: 'Mâcon' }).click()
  await expect(page).toHaveTitle(/Mâcon/)
  await expect(page).toHaveURL('/plombier-macon')
}

test('a missing page is a 404 that is logged, is not indexed, and leads home or to a city', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  /** Without what the browser itself logs about its request. */
  const logged = () => errors.filter((error) => !error.includes('status of 404'))
  const missing: string[] = []
  // As hosts answer that do not redirect.
  await serveAs(page, '/plombier-lyon/', '/404')
  for (const [path, leave] of [
    ['/nope', goHome],
    ['/plombier-nulle-part', goHome],
    ['/plombier-lyon/', goToMacon],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    missing.push(`404: no page at ${path}`)
    await expect(page).toHaveTitle('Page introuvable | Plombier 2 Minutes')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect.poll(logged).toEqual(missing)
    await leave(page)
    expect(logged(), `${path} was left`).toEqual(missing)
  }
})

// Not every host redirects, and some ignore case.
test('a page stays, at its own address, where a host serves it at another', async ({
  page,
  baseURL,
}) => {
  const errors = consoleErrors(page)
  // Browsers of 2023 lack it.
  await page.addInitScript(() => Reflect.deleteProperty(Scheduler.prototype, 'yield'))
  for (const address of ['/Plombier-Lyon', '//plombier-lyon']) {
    await serveAs(page, address, '/plombier-lyon')
    await page.goto(`${baseURL}${address}?utm_source=x#contact`)
    const own = `${baseURL}/plombier-lyon?utm_source=x#contact`
    await expect(page, address).toHaveURL(own)
    // Only after hydration does it open its list.
    await page.getByLabel('Type de service').focus()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(page, `${address}, hydrated`).toHaveURL(own)
    expect(errors).toEqual([])
  }

  await serveAs(page, '/index.html', '/')
  await page.goto('/index.html')
  await expect(page).toHaveURL('/')
  await lookForCity(page, 'Chalon-sur-Saône')
  expect(errors).toEqual([])
})

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
