import * as form from '../../page-objects/form.ts'
import * as home from '../../page-objects/home.ts'
import { holdCode } from '../support/e2e/hold-code.ts'
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
  await page.goto('/')
  await home.chooseCity(page, 'Bordeaux')
  await expectStart(page, /Bordeaux/)
  await home.followCityLink(page, 'Lyon')
  await expectStart(page, /Lyon/)

  const tab = page.context().waitForEvent('page')
  await home.followCityLink(page, 'Nice', { modifiers: ['Control'] })
  await (await tab).close()
  await expect(page).toHaveURL('/plombier-lyon')

  const legal = home.legalLink(page)
  await legal.scrollIntoViewIfNeeded()
  const left = await scrolled(page)
  expect(left).toBeGreaterThan(0)
  const letGo = await holdCode(page)
  await legal.click()
  await expect(page).toHaveURL('/mentions-legales')
  await expect(legal).toBeFocused()
  expect(await scrolled(page), 'a page stays until the next one is there').toBe(left)
  letGo()
  await expectStart(page, /Mentions légales/)
  await page.goBack()
  await expect(page).toHaveTitle(/Lyon/)
  await expect(legal).toBeFocused()
  await expect.poll(() => scrolled(page)).toBe(left)
  await page.goForward()
  await expectStart(page, /Mentions légales/)
  for (const time of ['from another page', 'from itself']) {
    await home.followCityLink(page, 'Lille')
    await expectStart(page, /Lille/)
    await page.keyboard.press('Tab')
    await expect(page.locator('main a').nth(1), time).toBeFocused()
  }
})

test('a link to a section scrolls there and focuses it, and a message there stays', async ({
  page,
}) => {
  const sections = page.getByRole('navigation', { name: 'Sections' })
  const letGo = await holdCode(page)
  await page.goto('/mentions-legales')
  await sections.getByRole('link', { name: 'Expertise' }).click()
  await expect(page).toHaveURL('/#expertise')
  letGo()
  await expect(page.getByRole('heading', { name: /Un prix honnête/ })).toBeInViewport()
  await form.open(page)
  for (const [link, section] of [
    ['Contact', 'Contact'],
    ['Services', /services, un prix pour chacun/],
    ['Services', /services, un prix pour chacun/],
  ] as const) {
    await sections.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(`/#${link.toLowerCase()}`)
    await expect(page.getByRole('region', { name: section })).toBeFocused()
    await expect(page.getByRole('heading', { name: section })).toBeInViewport()
    await home.legalLink(page).focus()
  }
  await page.locator('#message').fill('Bonjour')
  await home.legalLink(page).click()
  await expectStart(page, /Mentions légales/)
  await page.goBack()
  await expect(page.locator('#message')).toHaveValue('Bonjour')
})

test('Aller au contenu leads past the header, and Tab goes on from any click', async ({ page }) => {
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  const quote = '/verifier#2026-11-21.bordeaux.fuite.urgent.0.144.14400.90'
  const letGo = await holdCode(page)
  for (const path of ['/nulle-part', '/plombier-bordeaux', quote]) {
    await page.goto(path)
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  }
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Prix conforme/)
  await expect(page).toHaveURL(quote)
  await form.open(page)
  await skip.press('Enter')
  await page.getByRole('heading', { name: 'Étape 2' }).click()
  await page.keyboard.press('Tab')
  await expect(form.field(page, 'service')).toBeFocused()
  await form.submit(page)
  await expect(page.getByRole('group', { name: 'à corriger' })).toBeFocused()
  await page.getByRole('heading', { name: 'à corriger' }).click()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Le nom doit contenir' })).toBeFocused()
})
