import { expect, type Page, test } from '@playwright/test'
import {
  fillIn,
  openCalculator,
  openResult,
  submitForResult,
} from '../../page-objects/calculator.ts'
import { cityLink, followCityLink } from '../../page-objects/home.ts'
import { holdRequests } from '../support/e2e/hold-requests.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** Expects the new page to be at its top, with the focus on its heading. */
async function expectStart(page: Page, title: RegExp) {
  await expect(page).toHaveTitle(title)
  await expect(heading(page)).toBeFocused()
  expect(await scrolled(page)).toBe(0)
}

test('every link to a page leads to its top and focuses its heading', async ({ page }) => {
  await openCalculator(page)
  await followCityLink(page, 'Lyon')
  await expectStart(page, /Lyon/)
  await footerLink(page, 'Mentions légales').click()
  await expectStart(page, /Mentions légales/)
  await page.getByRole('main').getByRole('link', { name: 'Retour' }).click()
  await expectStart(page, /prix immédiat/)

  await page.getByRole('button', { name: 'Diagnostic de plomberie' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Nantes' }).click()
  await expectStart(page, /Nantes/)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Nom complet')).toBeFocused()
})

test('a link to where the visitor is already leads there again', async ({ page }) => {
  await openCalculator(page)
  const services = page.getByRole('banner').getByRole('link', { name: 'Services' })
  for (const _ of ['the first time', 'again']) {
    await services.click()
    await expect(page.locator('#services')).toBeFocused()
    await expect(page.getByRole('heading', { name: /services, un prix/ })).toBeInViewport()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).focus()
  }

  await followCityLink(page, 'Lyon')
  await expectStart(page, /Lyon/)
  await followCityLink(page, 'Lyon')
  await expectStart(page, /Lyon/)
})

test('a page stays where it is while the next one loads, and when a link opens another tab', async ({
  page,
}) => {
  await openCalculator(page, 'lyon')
  const opening = page.context().waitForEvent('page')
  const lyon = await cityLink(page, 'Lyon')
  await lyon.click({ modifiers: ['ControlOrMeta'] })
  await (await opening).close()
  await expect(lyon).toBeFocused()
  const left = await scrolled(page)
  expect(left).toBeGreaterThan(0)

  const settle = await holdRequests(page, '**/*.js')
  await footerLink(page, 'Mentions légales').click()
  await expect(page).toHaveURL('/mentions-legales')
  await expect(footerLink(page, 'Mentions légales')).toBeFocused()
  expect(await scrolled(page)).toBeGreaterThanOrEqual(left)
  settle('continue')
  await expectStart(page, /Mentions légales/)
})

test('Back and Forward focus the heading and restore the scroll position', async ({ page }) => {
  await openCalculator(page)
  await footerLink(page, 'Mentions légales').scrollIntoViewIfNeeded()
  const left = await scrolled(page)
  expect(left).toBeGreaterThan(0)
  await footerLink(page, 'Mentions légales').click()
  await expectStart(page, /Mentions légales/)

  await page.goBack()
  await expect(page).toHaveTitle(/Bordeaux/)
  await expect(heading(page)).toBeFocused()
  await expect.poll(() => scrolled(page)).toBe(left)
  await page.goForward()
  await expectStart(page, /Mentions légales/)
})

test('the result starts at its top, and Back restores the scroll position of the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openCalculator(page)
  await fillIn(page)
  // Below the button, which stays in sight.
  await page.getByText(/^L’adresse que vous tapez/).scrollIntoViewIfNeeded()
  const left = await scrolled(page)
  expect(left).toBeGreaterThan(0)
  await submitForResult(page)
  await expect(page.getByRole('heading', { name: 'Votre devis à Bordeaux' })).toBeFocused()
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(left)
})

test('a link to a section scrolls there and focuses it, from any page', async ({ page }) => {
  await openCalculator(page)
  for (const [link, section] of [
    ['Contact', 'Contact'],
    ['Services', /services, un prix pour chacun/],
    ['Expertise', /Un prix honnête/],
  ] as const) {
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: link })
      .click()
    await expect(page).toHaveURL(`/#${link.toLowerCase()}`)
    await expect(page.getByRole('region', { name: section })).toBeFocused()
    await expect(page.getByRole('heading', { name: section })).toBeInViewport()
  }
})

test('Aller au contenu comes first and leads past the header, on every page', async ({ page }) => {
  for (const path of ['/', '/plombier-bordeaux', '/mentions-legales', '/nulle-part']) {
    await page.goto(path)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  }
})

test('Aller au contenu stays on the result', async ({ page }) => {
  await openResult(page)
  await page.getByRole('link', { name: 'Aller au contenu' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/plombier-bordeaux?vue=devis#contenu')
  await expect(heading(page)).toHaveText('Votre devis à Bordeaux')
  await page.getByRole('button', { name: 'Modifier ma demande' }).click()
  await expect(page.getByLabel('Nom complet')).toHaveValue('Élodie d’Artagnan')
})

for (const code of ['once the page is hydrated', 'before any code']) {
  test(`a double click opens the chooser, and chooses no city: ${code}`, async ({ page }) => {
    const isEarly = code === 'before any code'
    const settle = await holdRequests(page, isEarly ? '**/*.js' : 'nothing')
    await page.goto('/', { waitUntil: isEarly ? 'commit' : 'networkidle' })
    const [opener, lille] = [
      page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first(),
      page.getByRole('dialog').getByRole('link', { name: 'Lille' }),
    ]
    await opener.dblclick()
    await expect(lille).toBeVisible()
    await expect(page).toHaveURL('/')
    settle('continue')
    await lille.click()
    await expectStart(page, /Lille/)
  })
}
