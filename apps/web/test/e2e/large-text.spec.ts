import { expect, type Page, test } from '@playwright/test'
import { fillIn, pickAddress, submit, submitForResult } from '../../page-objects/calculator.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** Expects no sideways scrolling, neither of the page nor of what is in sight. */
async function expectNothingCut(page: Page) {
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '32px',
  )
  expect(await page.evaluate(() => matchMedia('(width < 12em)').matches)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const cut = await page.evaluate(() => {
    const width = document.documentElement.clientWidth
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && !element.closest('svg'))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return right > width + 1 || (left < -1 && right > 0)
      })
      .map((element) => `${element.localName} “${element.textContent.slice(0, 40)}”`)
  })
  expect(cut).toEqual([])
}

test('no page is cut on a phone with letters twice as large, nor form, result or chooser', async ({
  page,
}) => {
  // The browser's own setting, twice the usual size: media queries follow it too.
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })

  for (const path of ['/mentions-legales', '/introuvable', '/']) {
    await test.step(path, async () => {
      await page.goto(path)
      await expectNothingCut(page)
    })
  }
  await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first().click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Bordeaux' })).toBeVisible()
  await expectNothingCut(page)

  await page.goto('/plombier-chalon-sur-saone')
  await expectNothingCut(page)
  await fillIn(page, { address: '', description: 'Fuite' })
  const bar = page.getByRole('button', { name: 'Mon devis' }).locator('..')
  const spacer = await bar.locator('..').boundingBox()
  expect((await bar.boundingBox())?.height, 'the room kept').toBeLessThanOrEqual(
    spacer?.height ?? 0,
  )
  await pickAddress(page, 'arcachon')
  await expectNothingCut(page)
  await submit(page)
  await expect(page.getByRole('group', { name: 'à corriger' })).toBeFocused()
  await expectNothingCut(page)
  await page.getByLabel('Description détaillée').fill('Fuite sous l’évier de la cuisine.')
  await submitForResult(page)
  await expectNothingCut(page)
})
