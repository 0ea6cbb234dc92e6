import { expect, type Locator, test } from '@playwright/test'
import { suggestions } from '../../page-objects/calculator.ts'

/** Expects the element to look different without the property. */
async function expectDrawn(element: Locator, property: 'outline' | 'border-width') {
  const drawn = await element.screenshot()
  await element.evaluate((target, name) => target.style.setProperty(name, '0'), property)
  expect((await element.screenshot()).equals(drawn)).toBe(false)
}

test('with forced colours an outline marks the active row, and a border the button', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/plombier-bordeaux')
  await page.getByLabel("Adresse d'intervention").fill('bordeaux')
  await expect(suggestions(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const activeRow = page.getByRole('listbox').getByRole('option', { selected: true })
  await expectDrawn(activeRow, 'outline')
  await expectDrawn(page.getByRole('button', { name: 'Mon devis' }), 'border-width')
})
