import { expect, type Locator, type Page, test } from '@playwright/test'
import { openCalculator, submit } from '../../page-objects/calculator.ts'
import { followCityLink, lookForCity } from '../../page-objects/home.ts'
import { holdRequests } from '../support/e2e/hold-requests.ts'

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** Expects the new page to be at its top, with the focus on its heading. */
async function expectStart(page: Page, title: RegExp) {
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await scrolled(page)).toBe(0)
}

test('a link to a page leads to its top and its heading, Back and Forward to where it was left', async ({
  page,
}) => {
  const cities = page.getByRole('contentinfo').locator('details')
  await page.goto('/')
  const chooser = await lookForCity(page, 'Bordeaux')
  await chooser.getByRole('link').click()
  await expectStart(page, /Bordeaux/)
  expect(await cities.getAttribute('open'), 'of their own accord they are folded').toBeNull()
  await followCityLink(page, 'Lyon')
  await expectStart(page, /Lyon/)
  await expect(cities, 'they stay as the visitor left them').toHaveAttribute('open')

  const legal = footerLink(page, 'Mentions légales')
  await legal.scrollIntoViewIfNeeded()
  const left = await scrolled(page)
  expect(left).toBeGreaterThan(0)

  await test.step('a page stays where it is while the next one loads', async () => {
    const settle = await holdRequests(page, '**/*.js')
    await legal.click()
    await expect(page).toHaveURL('/mentions-legales')
    await expect(legal).toBeFocused()
    expect(await scrolled(page)).toBe(left)
    settle('continue')
    await expectStart(page, /Mentions légales/)
  })

  await test.step('Back gives focus and scroll position to where they were', async () => {
    await page.goBack()
    await expect(page).toHaveTitle(/Lyon/)
    await expect(legal).toBeFocused()
    await expect.poll(() => scrolled(page)).toBe(left)
  })

  await test.step('Forward leads on', async () => {
    await page.goForward()
    await expectStart(page, /Mentions légales/)
  })

  await test.step('so do the home page, its chooser, and a link to the page itself', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Retour' }).click()
    await expectStart(page, /prix immédiat/)
    await followCityLink(page, 'Lille')
    await expectStart(page, /Lille/)
    await followCityLink(page, 'Lille')
    await expectStart(page, /Lille/)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'commencez par le service' })).toBeFocused()
  })
})

test('a link to a section scrolls there and focuses it, before hydration, from any page and again', async ({
  page,
}) => {
  const sections = page.getByRole('navigation', { name: 'Sections' })
  const settle = await holdRequests(page, '**/*.js', { butFirst: true })
  await page.goto('/mentions-legales')
  await sections.getByRole('link', { name: 'Expertise' }).click()
  await expect(page).toHaveURL('/#expertise')
  settle('continue')
  await expect(page.getByRole('region', { name: /Un prix honnête/ })).toBeFocused()

  await openCalculator(page)
  for (const [link, section] of [
    ['Contact', 'Contact'],
    ['Services', /services, un prix pour chacun/],
    ['Services', /services, un prix pour chacun/],
  ] as const) {
    await sections.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(`/#${link.toLowerCase()}`)
    await expect(page.getByRole('region', { name: section })).toBeFocused()
    await expect(page.getByRole('heading', { name: section })).toBeInViewport()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await footerLink(page, 'Mentions légales').focus()
  }
})

test('Aller au contenu comes first and leads past the header, on every page', async ({ page }) => {
  for (const path of ['/plombier-bordeaux', '/nulle-part']) {
    await page.goto(path)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  }
})

/** Clicks on a text and expects the next Tab to go on from there. */
async function expectTabGoesOn(page: Page, text: Locator) {
  await text.click()
  await page.keyboard.press('Tab')
  const leadsBack = await text.evaluate(
    (element) =>
      !(element.compareDocumentPosition(document.activeElement ?? document) & 4) &&
      document.activeElement?.outerHTML,
  )
  expect(leadsBack).toBe(false)
}

test('after a click on a text, Tab goes on from there, whatever the site itself has focused', async ({
  page,
}) => {
  const step = page.getByRole('heading', { name: 'Étape 2' })
  await openCalculator(page)
  await expectTabGoesOn(page, step)
  await expect(page.getByLabel('Type de service')).toBeFocused()
  await page.getByRole('link', { name: 'Aller au contenu' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expectTabGoesOn(page, step)
  await submit(page)
  await expect(page.getByRole('group', { name: 'à corriger' })).toBeFocused()
  await expectTabGoesOn(page, page.getByRole('heading', { name: 'à corriger' }))
  await page.goto('/#contact')
  await expect(page.getByRole('region', { name: 'Contact' })).toBeFocused()
  await expectTabGoesOn(page, page.getByRole('heading', { name: 'Contact' }))
  await expect(page.getByLabel('Message')).toBeFocused()
})

test('the skip link leaves a quote’s link as it is', async ({ page }) => {
  const link = '/verifier#2026-11-21.lyon.fuite.urgent.0.144.14400.26'
  await page.goto(link)
  const verdict = page.getByRole('heading', { level: 1 })
  await expect(verdict).not.toHaveText('Vérifier un devis')
  const text = (await verdict.textContent()) ?? ''
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(link)
  await expect(verdict).toHaveText(text)
})
