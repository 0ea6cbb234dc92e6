import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import * as form from '../../page-objects/form.ts'
import { holdCode } from '../support/e2e/hold-code.ts'
import { expect, type Page, test } from '../support/e2e/test.ts'

/** Expects that nothing has moved since the page began to load, until it is hydrated. */
async function expectStill(page: Page, name: string) {
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready
    // https://wicg.github.io/layout-instability/
    const entries: { value: number; sources: { node: Node | null }[] }[] = []
    new PerformanceObserver((list) => entries.push(...(list.getEntries() as never[]))).observe({
      type: 'layout-shift',
      buffered: true,
    })
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
    const moved = entries.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent))
    return { sum: entries.reduce((sum, { value }) => sum + value, 0), moved: moved.join() }
  })
  // Up to 0.1 counts as good; swapping in the display font may move a letter by a pixel.
  expect(shifts.sum, `${name}: ${shifts.moved}`).toBeLessThan(0.01)
}

test('nothing moves on a page while it loads and its display font arrives late', async ({
  page,
}) => {
  // With a filled cache, the display font would not be swapped in.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const expectStillAfter = async (load: () => Promise<unknown>, name: string) => {
    const letGo = await holdCode(page, /\.woff2$/)
    await load()
    await form.rest(page)
    letGo()
    await page.waitForLoadState('networkidle')
    await expectStill(page, name)
  }
  await form.open(page)
  // Advice on a leak would stand between the fields.
  await form.fillIn(page, { service: 'Dépannage de chauffe-eau' })
  for (const width of [320, 360, 412, 1280]) {
    await page.setViewportSize({ width, height: 1.5 * width })
    // Bordeaux finds the form of the tab again.
    for (const path of ['/', '/plombier-bordeaux']) {
      const load = () => page.goto(path, { waitUntil: 'domcontentloaded' })
      await expectStillAfter(load, `${path}, ${width} px wide`)
    }
    await expect(page.getByText('Votre saisie est gardée')).toBeVisible()
  }
})

test('nothing moves on the home page when its HTML arrives in two parts', async ({
  page,
  baseURL,
}) => {
  let sendRest = () => {}
  const rest = new Promise<void>((resolve) => {
    sendRest = resolve
  })
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(baseURL + url)
    const body = Buffer.from(await answer.arrayBuffer())
    response.setHeader('Content-Type', answer.headers.get('content-type') ?? '')
    const half = url === '/' ? body.indexOf('</figure>') : 0
    response.write(body.subarray(0, half))
    if (half > 0) await rest
    response.end(body.subarray(half))
  }).listen(0)
  await once(server, 'listening')
  await page.setViewportSize({ width: 360, height: 740 })
  const { port } = server.address() as AddressInfo
  await page.goto(`http://localhost:${port}/`, { waitUntil: 'commit' })
  await form.rest(page)
  sendRest()
  await page.waitForLoadState('networkidle')
  await expectStill(page, '/')
  server.close()
})

test('a page loads its budget of JavaScript and fonts, and nothing for the PDF', async ({
  page,
}) => {
  const urls = new Set<string>()
  page.on('request', (request) => urls.add(request.url()))
  const sizes = new Map<string, number>()
  /** Kilobytes of one kind to download, compressed as well as the published site is. */
  const kilobytes = async (kind: RegExp) => {
    const wanted = [...urls].filter((url) => kind.test(url))
    for (const url of wanted.filter((url) => !sizes.has(url))) {
      const body = await (await page.request.get(url)).body()
      sizes.set(url, brotliCompressSync(body).length)
    }
    return wanted.reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0) / 1000
  }
  for (const [path, budget, files] of [
    ['/', 106, 14],
    ['/mentions-legales', 97.5, 8],
    ['/plombier-bordeaux', 140, 16],
  ] as const) {
    urls.clear()
    await page.goto(path)
    // On a busy machine, the network is idle before the application is asked for.
    await expect.poll(() => kilobytes(/\.js$/), path).toBeGreaterThan(90)
    await page.waitForLoadState('networkidle')
    await form.rest(page)
    const code = await kilobytes(/\.js$/)
    expect(code, path).toBeLessThanOrEqual(budget)
    expect([...urls].filter((url) => url.endsWith('.js')).length, path).toBeLessThanOrEqual(files)
    expect(await kilobytes(/\.(?:woff2|ttf)$/), path).toBeLessThanOrEqual(60)
  }
  await form.fillIn(page)
  await expect(page.getByRole('button', { name: 'Mon devis' })).toBeEnabled()
  expect(page.workers()).toEqual([])
  expect([...urls].filter((url) => url.endsWith('.ttf'))).toEqual([])
})
