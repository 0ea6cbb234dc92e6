import * as form from '../../page-objects/form.ts'
import * as home from '../../page-objects/home.ts'
import { holdRequests } from '../support/e2e/hold-requests.ts'
import { expect, type Locator, type Page, test } from '../support/e2e/test.ts'

test.use({ allowedErrors: /404/ })

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** Expects the new page to be at its top, with the focus on its heading. */
async function expectStart(page: Page, title: RegExp) {
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await scrolled(page)).toBe(0)
}

test('a link leads to a page’s top and heading, Back and Forward to where it was left', async ({
  page,
}) => {
  const cities = page.getByRole('contentinfo').locator('details')
  await page.goto('/')
  await home.chooseCity(page, 'Bordeaux')
  await expectStart(page, /Bordeaux/)
  expect(await cities.getAttribute('open'), 'of their own accord they are folded').toBeNull()
  await home.followCityLink(page, 'Lyon')
  await expectStart(page, /Lyon/)
  await expect(cities, 'they stay as the visitor left them').toHaveAttribute('open')

  await home.legalLink(page).scrollIntoViewIfNeeded()
  const left = await scrolled(page)
  expect(left).toBeGreaterThan(0)
  const settle = await holdRequests(page, '**/*.js')
  await home.legalLink(page).click()
  await expect(page).toHaveURL('/mentions-legales')
  await expect(home.legalLink(page)).toBeFocused()
  expect(await scrolled(page), 'a page stays until the next one is there').toBe(left)
  settle('continue')
  await expectStart(page, /Mentions légales/)
  await page.goBack()
  await expect(page).toHaveTitle(/Lyon/)
  await expect(home.legalLink(page)).toBeFocused()
  await expect.poll(() => scrolled(page)).toBe(left)
  await page.goForward()
  await expectStart(page, /Mentions légales/)
  await page.getByRole('main').getByRole('link', { name: 'Retour' }).click()
  await expectStart(page, /prix immédiat/)
  for (const time of ['from another page', 'from itself']) {
    await home.followCityLink(page, 'Lille')
    await expectStart(page, /Lille/)
    await page.keyboard.press('Tab')
    const first = page.getByRole('link', { name: 'commencez par le service' })
    await expect(first, time).toBeFocused()
  }
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
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await home.legalLink(page).focus()
  }
})

/** Clicks on a text and expects the next Tab to go on from there. */
async function expectTabGoesOn(page: Page, text: Locator, next: Locator) {
  await text.click()
  await page.keyboard.press('Tab')
  await expect(next).toBeFocused()
}

test('Aller au contenu comes first and leads past the header, and Tab goes on from any click', async ({
  page,
}) => {
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  const quote = '/verifier#2026-11-21.lyon.fuite.urgent.0.144.14400.26'
  for (const path of [quote, '/nulle-part', '/plombier-bordeaux']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Vérifier un devis')
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL(path)
  }
  const step = page.getByRole('heading', { name: 'Étape 2' })
  await expectTabGoesOn(page, step, form.field(page, 'service'))
  await form.submit(page)
  await expect(page.getByRole('group', { name: 'à corriger' })).toBeFocused()
  const summary = page.getByRole('heading', { name: 'à corriger' })
  await expectTabGoesOn(page, summary, page.getByRole('link', { name: 'Le nom doit contenir' }))
  await page.goto('/#contact')
  await expect(page.getByRole('region', { name: 'Contact' })).toBeFocused()
  const contact = page.getByRole('heading', { name: 'Contact' })
  await expectTabGoesOn(page, contact, page.locator('#message'))
})
