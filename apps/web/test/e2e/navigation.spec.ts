import * as form from '../../page-objects/form.ts'
import * as home from '../../page-objects/home.ts'
import { expect, type Page, test } from '../support/e2e/test.ts'

test.use({ allowedErrors: /404/ })

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** Expects the new page to be at its top, with the focus on its heading. */
async function expectStart(page: Page, title: RegExp) {
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await scrolled(page)).toBe(0)
}

test('a link leads to a page’s top, Back to where it was left', async ({ page }) => {
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
})

test('a link to a section of the home page leads there from any page', async ({ page }) => {
  await form.open(page)
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
