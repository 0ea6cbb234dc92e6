import { expect, test } from '@playwright/test'
import { fillIn, openCalculator } from '../../page-objects/calculator.ts'
import { kilobytes, watchFiles } from '../support/e2e/loaded-files.ts'

for (const [path, budget] of [
  ['/', 106],
  // With the result, whose 6 kB are not worth a chunk of their own.
  ['/plombier-bordeaux', 145],
  ['/mentions-legales', 105],
] as const) {
  test(`${path} loads at most ${budget} kB of JavaScript and 60 kB of fonts`, async ({ page }) => {
    const files = watchFiles(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await kilobytes(files, /\.js$/)).toBeLessThanOrEqual(budget)
    expect(await kilobytes(files, /\.(?:woff2|ttf)$/)).toBeLessThanOrEqual(60)
  })
}

test('nothing for the PDF is loaded before there is a result', async ({ page }) => {
  const files = watchFiles(page)
  await openCalculator(page)
  await fillIn(page)
  await expect(page.getByRole('button', { name: 'Mon devis' })).toBeEnabled()
  expect(page.workers()).toEqual([])
  expect(await kilobytes(files, /\.ttf$/)).toBe(0)
})
