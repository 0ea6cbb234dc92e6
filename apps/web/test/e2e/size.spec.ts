import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { fillIn } from '../../page-objects/calculator.ts'

test('a page loads at most 60 kB of fonts and its budget of JavaScript, and nothing for the PDF', async ({
  page,
}) => {
  const urls = new Set<string>()
  page.on('request', (request) => urls.add(request.url()))
  /** Kilobytes of one kind to download, compressed as well as the published site is. */
  const kilobytes = async (kind: RegExp) => {
    const files = [...urls].filter((url) => kind.test(url)).map((url) => page.request.get(url))
    const bodies = await Promise.all((await Promise.all(files)).map((file) => file.body()))
    return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0) / 1000
  }
  for (const [path, budget] of [
    ['/', 107],
    ['/mentions-legales', 102],
    // With the result, whose 6 kB are not worth a chunk of their own, and not quite 2 kB for everyday words.
    ['/plombier-bordeaux', 143.5],
  ] as const) {
    urls.clear()
    await page.goto(path, { waitUntil: 'networkidle' })
    const code = await kilobytes(/\.js$/)
    expect(code, path).toBeGreaterThan(90)
    expect(code, path).toBeLessThanOrEqual(budget)
    expect(await kilobytes(/\.(?:woff2|ttf)$/), path).toBeLessThanOrEqual(60)
  }
  urls.clear()
  await fillIn(page)
  await expect(page.getByRole('button', { name: 'Mon devis' })).toBeEnabled()
  expect(page.workers()).toEqual([])
  expect([...urls].filter((url) => url.endsWith('.ttf'))).toEqual([])
})
