import { expect, test } from '@playwright/test'
import { fillIn } from '../../page-objects/calculator.ts'
import { kilobytes, watchFiles } from '../support/e2e/loaded-files.ts'

test('a page loads at most 60 kB of fonts and its budget of JavaScript, and nothing for the PDF', async ({
  page,
}) => {
  const files = watchFiles(page)
  for (const [path, budget] of [
    ['/', 106],
    ['/mentions-legales', 102],
    // With the result, whose 6 kB are not worth a chunk of their own, and not quite 2 kB for everyday words.
    ['/plombier-bordeaux', 142],
  ] as const) {
    files.clear()
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await kilobytes(files, /\.js$/), path).toBeLessThanOrEqual(budget)
    expect(await kilobytes(files, /\.(?:woff2|ttf)$/), path).toBeLessThanOrEqual(60)
  }
  files.clear()
  await fillIn(page)
  await expect(page.getByRole('button', { name: 'Mon devis' })).toBeEnabled()
  expect(page.workers()).toEqual([])
  expect(await kilobytes(files, /\.ttf$/)).toBe(0)
})
