import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { fillIn, pickAddress, submit, submitForResult, suggestions } from './calculator.ts'

/** axe finds nothing in light and dark, and the screen fits 320 px without a sideways scroll. */
async function expectAccessible(page: Page, screen: string) {
  await test.step(screen, async () => {
    await setColorScheme(page, 'light')
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    await expectNoViolation(new AxeBuilder({ page }).withTags(tags), `${screen}, light`)
    await setColorScheme(page, 'dark')
    // Only colours depend on the scheme: the other rules would find the same again.
    const colorRules = ['color-contrast', 'link-in-text-block']
    await expectNoViolation(new AxeBuilder({ page }).withRules(colorRules), `${screen}, dark`)

    const viewport = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 640 })
    expect.soft(await widthOf(page), `width of ${screen}`).toBeLessThanOrEqual(320)
    if (viewport) await page.setViewportSize(viewport)
  })
}

/** Waits for the end of colour transitions too: halfway, the contrast is that of neither scheme. */
async function setColorScheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
}

async function expectNoViolation(axe: AxeBuilder, screen: string) {
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
  expect.soft(found, `axe on ${screen}`).toEqual([])
}

/** The width of the page or its dialog in pixels, whichever is wider. */
function widthOf(page: Page) {
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')
    return Math.max(document.documentElement.scrollWidth, dialog?.scrollWidth ?? 0)
  })
}

test('the home page and its city chooser are accessible', async ({ page }) => {
  await page.goto('/')
  await expectAccessible(page, 'the home page')
  await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'the city chooser')
})

test('the legal notices and the 404 page are accessible', async ({ page }) => {
  await page.goto('/mentions-legales')
  await expectAccessible(page, 'the legal notices')
  await page.goto('/nulle-part')
  await expectAccessible(page, 'the 404 page')
})

test('the form is accessible: empty, with a list open, and with its messages', async ({ page }) => {
  await page.goto('/plombier-bordeaux')
  await expectAccessible(page, 'the empty form')
  await page.getByLabel("Adresse d'intervention").fill('bordeaux')
  await expect(suggestions(page).first()).toBeVisible()
  await expectAccessible(page, 'the address suggestions')
  await page.getByLabel('Type de service').fill('fuite')
  await expect(suggestions(page).first()).toBeVisible()
  await expectAccessible(page, 'the list of services')
  await submit(page)
  await expect(page.getByText('6 champs sont à corriger')).toBeVisible()
  await expectAccessible(page, 'the form with its messages')
})

test('the filled-in form and the result are accessible', async ({ page }) => {
  await page.goto('/plombier-bordeaux')
  await fillIn(page, { address: 'arcachon', urgency: 'emergency' })
  await expectAccessible(page, 'the filled-in form')
  await submitForResult(page)
  await expectAccessible(page, 'the result')
})

test('the home page and the price are accessible on a phone, folded and unfolded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await expectAccessible(page, 'the home page with its services folded')
  await page.goto('/plombier-lyon?service=chauffe-eau')
  const details = page.getByText('Détail', { exact: true })
  await expect(details).toBeVisible()
  await expectAccessible(page, 'the starting price')
  await details.click()
  await expectAccessible(page, 'the lines of the starting price')
  await pickAddress(page, 'villefranche-sur-saone')
  await expectAccessible(page, 'the lines of the exact price')
})

test('endless names, addresses and descriptions do not widen form or result', async ({ page }) => {
  const address = `${'Rue'.repeat(60)} 1, 33000 Bordeaux`
  await page.route(/\/geocodage\//, (route) =>
    route.fulfill({
      json: {
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            geometry: { type: 'Point', coordinates: [55.45, -20.88] },
            properties: { label: address, type: 'housenumber' },
          },
        ],
      },
    }),
  )
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/plombier-bordeaux')
  await fillIn(page, { address: 'rue', description: 'a'.repeat(5000) })
  await page.getByLabel('Nom complet').fill('N'.repeat(300))
  expect(await widthOf(page)).toBe(320)
  await submitForResult(page)
  await expect(page.getByText(/^9\s\d{3}\skm$/).first()).toBeVisible()
  expect(await widthOf(page)).toBe(320)
})
