import { expect, test } from '@playwright/test'
import { openPage } from './calculator.ts'

declare global {
  interface Window {
    layoutShift: number
  }
}

for (const [width, height] of [
  [360, 740],
  [1280, 1600],
] as const) {
  for (const path of ['/', '/plombier-lyon?service=fuite&urgence=urgent', '/mentions-legales']) {
    test(`nothing moves while ${path} loads at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.addInitScript(() => {
        window.layoutShift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            window.layoutShift += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await openPage(page, path)
      await page.evaluate(() => document.fonts.ready)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      // The swap of the display face may move a letter by a fraction of a pixel.
      expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.001)
    })
  }
}
