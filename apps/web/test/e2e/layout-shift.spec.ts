import { expect, test } from '@playwright/test'
import { rest } from './calculator.ts'

declare global {
  interface Window {
    layoutShift: number
  }
}

test('nothing moves while a page loads and is hydrated, on a phone and on a large screen', async ({
  browser,
}) => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 1600 },
  ]) {
    for (const path of ['/', '/plombier-lyon?service=fuite&urgence=urgent', '/mentions-legales']) {
      // A first visit each time: from a filled cache, the display font would not be swapped in.
      const context = await browser.newContext({ viewport })
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
      await page.mouse.move(1, 1)
      await page.mouse.move(2, 2)
      await page.evaluate(() => document.fonts.ready)
      if (path.includes('service')) {
        await expect(page.getByLabel('Type de service')).toHaveValue('Réparation de fuite')
      }
      await rest(page)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      // Swapping in the display font may move a letter by a fraction of a pixel.
      expect
        .soft(await page.evaluate(() => window.layoutShift), `${path} at ${viewport.width} px`)
        .toBeLessThan(0.001)
      await context.close()
    }
  }
})
