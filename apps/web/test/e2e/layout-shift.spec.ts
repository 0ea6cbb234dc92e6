import { type Browser, expect, test } from '@playwright/test'

declare global {
  interface Window {
    layoutShift: number
  }
}

/** How far the page's parts move in three seconds of a first visit. */
async function layoutShift(browser: Browser, path: string, width: number) {
  // From a filled cache, the display font would not be swapped in.
  const context = await browser.newContext({ viewport: { width, height: 1.5 * width } })
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        window.layoutShift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path)
  if (path.includes('service')) {
    await expect(page.getByLabel('Type de service')).toHaveValue('Réparation de fuite')
  }
  await page.waitForFunction(() => performance.now() > 3000)
  const shift = await page.evaluate(() => window.layoutShift)
  await context.close()
  return shift
}

for (const width of [360, 1280]) {
  test(`nothing moves while a page of ${width} px loads and is hydrated`, async ({ browser }) => {
    const paths = ['/', '/plombier-lyon?service=fuite&urgence=urgent', '/mentions-legales']
    const shifts = await Promise.all(paths.map((path) => layoutShift(browser, path, width)))
    // Swapping in the display font may move a letter by a fraction of a pixel.
    for (const shift of shifts) expect(shift, paths.join()).toBeLessThan(0.001)
  })
}
