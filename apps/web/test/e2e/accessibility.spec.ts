import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { fillIn, openCalculator, openPage, submit, suggestions } from './calculator.ts'

/** Every screen in every state, by what leads there. */
const screens: Record<string, (page: Page) => Promise<unknown>> = {
  'the landing page': open('/'),
  'the city chooser': async (page) => {
    await open('/')(page)
    await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'the empty form': (page) => openCalculator(page),
  'the form with its messages': async (page) => {
    await openCalculator(page)
    await submit(page)
    await expect(page.getByText('6 champs sont à corriger')).toBeVisible()
  },
  'the address suggestions': async (page) => {
    await openCalculator(page)
    await page.getByLabel("Adresse d'intervention").fill('bordeaux')
    await expect(suggestions(page).first()).toBeVisible()
  },
  'the list of services': async (page) => {
    await openCalculator(page)
    await page.getByLabel('Type de service').fill('fuite')
    await expect(suggestions(page).first()).toBeVisible()
  },
  'the filled-in form': async (page) => {
    await openCalculator(page)
    await fillIn(page, { address: 'arcachon', urgency: 'emergency' })
  },
  'the result': async (page) => {
    await openCalculator(page)
    await fillIn(page, { urgency: 'emergency' })
    await submit(page)
    await expect(page.getByText('Devis calculé !')).toBeVisible()
  },
  'the legal notices': open('/mentions-legales'),
  'the 404 page': open('/nulle-part'),
}

function open(path: string) {
  return (page: Page) => openPage(page, path)
}

for (const [screen, reach] of Object.entries(screens)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(() => {
      test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

      test(`axe finds nothing on ${screen}, ${colorScheme}`, async ({ page }) => {
        await reach(page)
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      })
    })
  }

  test.describe(() => {
    test.use({ viewport: { width: 320, height: 640 } })

    test(`${screen} fits 320 px without sideways scroll`, async ({ page }) => {
      await reach(page)
      const width = await page.evaluate(() => {
        const dialog = document.querySelector('dialog[open]')
        return Math.max(document.documentElement.scrollWidth, dialog?.scrollWidth ?? 0)
      })
      expect(width).toBeLessThanOrEqual(320)
    })
  })
}

test.describe(() => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('endless names, addresses and descriptions do not widen form or result', async ({
    page,
  }) => {
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
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await openCalculator(page)
    await fillIn(page, { address: 'rue', description: 'a'.repeat(5000) })
    await page.getByLabel('Nom complet').fill('N'.repeat(300))
    expect(await width()).toBe(320)
    await submit(page)
    await expect(page.getByText('Devis calculé !')).toBeVisible()
    await expect(page.getByText(/^9\s\d{3}\skm$/).first()).toBeVisible()
    expect(await width()).toBe(320)
  })
})
