import * as form from '../../page-objects/form.ts'
import * as home from '../../page-objects/home.ts'
import { expect, type Page, test } from '../support/e2e/test.ts'

test.use({ allowedErrors: /status of 404|^404: no page at/ })

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** Expects the new page to be at its top, with the focus on its heading. */
async function expectStart(page: Page, title: RegExp) {
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await scrolled(page)).toBe(0)
}

test('a link leads to the top of a page or to a section, and Back to where the visitor left it', async ({
  page,
}) => {
  await form.open(page)
  const legal = home.legalLink(page)
  await legal.scrollIntoViewIfNeeded()
  const left = await scrolled(page)
  expect(left).toBeGreaterThan(0)
  await legal.click()
  await expectStart(page, /Mentions légales/)
  await page.goBack()
  await expect(page).toHaveTitle(/Bordeaux/)
  await expect.poll(() => scrolled(page)).toBe(left)
  await page.goForward()
  await expectStart(page, /Mentions légales/)
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await sections.getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/#contact')
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeInViewport()
})

test('Aller au contenu leads past the header', async ({ page }) => {
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  for (const path of ['/nulle-part', '/plombier-bordeaux']) {
    await page.goto(path)
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('main a').first()).toBeFocused()
  }
})

test('a missing page is a logged 404 that leads home or to a city', async ({ page, errors }) => {
  const logged = () => errors.filter((error) => error.startsWith('404'))
  await page.setViewportSize({ width: 1280, height: 2000 })
  for (const [index, path] of ['/nope', '/plombier-nulle-part', '/Plombier-lyon'].entries()) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle('Page introuvable | Plombier 2 Minutes')
    for (const english of ['Oops! Page not found', 'Return to Home']) {
      await expect(page.getByText(english)).toHaveAttribute('lang', 'en')
    }
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect.poll(logged).toHaveLength(index + 1)
    expect(logged().at(-1)).toBe(`404: no page at ${path}`)
  }
  const footer = await page.getByRole('contentinfo').boundingBox()
  expect((footer?.y ?? 0) + (footer?.height ?? 0), 'at the lower edge of the window').toBe(2000)
  await page.getByRole('main').getByRole('link', { name: 'Mâcon' }).click()
  await expect(page).toHaveTitle(/Mâcon/)
  await page.goBack()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(home.openers(page).first()).toBeVisible()
})

// Not every host redirects, and some ignore case.
test('a page that is served under its file name shows its own address', async ({ page }) => {
  // Browsers of 2023 lack it.
  await page.addInitScript(() => Reflect.deleteProperty(Scheduler.prototype, 'yield'))
  await page.route(/\/Plombier-Lyon/, async (route) => {
    const url = new URL('/plombier-lyon', route.request().url()).href
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  await page.goto('/Plombier-Lyon?utm_source=x#contact')
  await expect(page).toHaveURL('/plombier-lyon?utm_source=x#contact')
  await form.waitForHydration(page)
  await expect(page).toHaveURL('/plombier-lyon?utm_source=x#contact')
})
