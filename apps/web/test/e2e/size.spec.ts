import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import filePlugin from '@size-limit/file'
import sizeLimit from 'size-limit'
import { fillIn, openCalculator, openPage, rest, submit } from './calculator.ts'

const siteDir = join(import.meta.dirname, '../../dist-demo')

/** Notes what the page loads: paths in the site's folder. */
function watchFiles(page: Page): Set<string> {
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/')) files.add(join(siteDir, pathname))
  })
  return files
}

/** Kilobytes that go over the wire, with brotli where it helps. */
async function kilobytes(files: Set<string>, kind: RegExp): Promise<number> {
  const chosen = [...files].filter((file) => kind.test(file))
  const [result] = (await sizeLimit([filePlugin], chosen)) as { size: number }[]
  return (result?.size ?? 0) / 1000
}

const BEFORE_A_RESULT = 115

// What the code of the page adds at the first sign of its visitor is in the second figure.
for (const [path, budget, withOwnCode] of [
  ['/', 92, 98],
  ['/plombier-bordeaux', 92, BEFORE_A_RESULT],
  ['/mentions-legales', 92, 96],
] as const) {
  test(`${path} loads at most ${budget} kB of JavaScript and 60 kB of fonts`, async ({ page }) => {
    const files = watchFiles(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await kilobytes(files, /\.js$/)).toBeLessThanOrEqual(budget)
    expect(await kilobytes(files, /\.(?:woff2|ttf)$/)).toBeLessThanOrEqual(60)
  })

  test(`${path} loads at most ${withOwnCode} kB of JavaScript with its own code`, async ({
    page,
  }) => {
    const files = watchFiles(page)
    await openPage(page, path)
    await rest(page)
    expect(await kilobytes(files, /\.js$/)).toBeLessThanOrEqual(withOwnCode)
  })
}

test(`a form that is refused and filled in loads at most ${BEFORE_A_RESULT} kB of JavaScript, and nothing of the document`, async ({
  page,
}) => {
  const files = watchFiles(page)
  await openCalculator(page)
  await submit(page)
  await expect(page.getByRole('heading', { name: 'champs sont à corriger' })).toBeVisible()
  await fillIn(page)
  await rest(page)
  expect(await kilobytes(files, /\.js$/)).toBeLessThanOrEqual(BEFORE_A_RESULT)
  expect([...files].filter((file) => /worker|\.ttf|any-ascii/.test(file))).toEqual([])
})

for (const [what, near] of [
  ['pointer', (page: Page) => page.getByRole('button', { name: 'Mon devis' }).hover()],
  ['focus', (page: Page) => page.getByRole('button', { name: 'Mon devis' }).focus()],
] as const) {
  test(`the result of a complete form is asked for when the ${what} nears the submit`, async ({
    page,
  }) => {
    const files = watchFiles(page)
    const asked = () => [...files].some((file) => file.includes('/result-'))
    await openCalculator(page)
    await near(page)
    await fillIn(page)
    await rest(page)
    expect(asked()).toBe(false)
    await near(page)
    await expect.poll(asked).toBe(true)
  })
}
