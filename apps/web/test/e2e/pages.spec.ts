import { expect, test } from '@playwright/test'
import { cities } from '@plombier/quote-engine'
import { openPage } from './calculator.ts'

for (const path of ['/', '/mentions-legales', ...cities.map(({ slug }) => `/plombier-${slug}`)]) {
  test(`${path} comes as HTML and becomes interactive without a message`, async ({ page }) => {
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    page.on('pageerror', (error) => messages.push(error.message))
    const response = await openPage(page, path)

    expect(response?.status()).toBe(200)
    const heading = (await response?.text())?.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]
    expect(heading).toBeTruthy()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(messages).toEqual([])
  })
}

for (const path of ['/nope', '/plombier-nulle-part', '/plombier-']) {
  test(`${path} is a 404, and its path is logged`, async ({ page }) => {
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    const response = await page.goto(path, { waitUntil: 'networkidle' })

    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await expect.poll(() => messages.join()).toContain(path)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: 'Devis Instantané Gratuit' })).toBeVisible()
    expect(messages.filter((message) => message.includes('no page at'))).toHaveLength(1)
  })
}
