import { type Browser, expect, type Page, test } from '@playwright/test'
import { fillIn, rest } from '../../page-objects/calculator.ts'

/** What a `layout-shift` entry holds: https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

interface Shift {
  readonly value: number
  /** What moved, from where to where in pixels. */
  readonly moves: readonly string[]
}

declare global {
  interface Window {
    shifts: Shift[]
  }
}

/** Opens a page that collects its shifts. */
async function openWatchedPage(browser: Browser, width: number) {
  // A new context: with a filled cache, the display font would not be swapped in.
  const context = await browser.newContext({ viewport: { width, height: 1.5 * width } })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x}, ${y} (${width} × ${height})`
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moves = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} “${node?.textContent}” from ${place(previousRect)} to ${place(currentRect)}`,
        )
        window.shifts.push({ value, moves })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return page
}

/** The shifts since the page began to load, until it is hydrated. */
async function shiftsOf(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  await rest(page)
  return page.evaluate(() => window.shifts)
}

function expectStill(shifts: readonly Shift[], name: string) {
  const sum = shifts.reduce((sum, { value }) => sum + value, 0)
  // Up to 0.1 counts as good; swapping in the display font may move a letter by a pixel.
  expect(sum, `${name}: ${JSON.stringify(shifts, null, 2)}`).toBeLessThan(0.01)
}

for (const width of [360, 1280]) {
  test(`nothing moves while a page ${width} px wide loads and hydrates, nor when its form is found again`, async ({
    browser,
  }) => {
    for (const path of ['/', '/mentions-legales']) {
      const page = await openWatchedPage(browser, width)
      await page.goto(path, { waitUntil: 'networkidle' })
      expectStill(await shiftsOf(page), path)
      await page.context().close()
    }

    const page = await openWatchedPage(browser, width)
    await page.goto('/plombier-bordeaux?service=chauffe-eau&urgence=urgent', {
      waitUntil: 'networkidle',
    })
    await expect(page.getByLabel('Type de service')).not.toHaveValue('')
    expectStill(await shiftsOf(page), 'a preselected form')
    // Advice on a leak would stand between the fields.
    await fillIn(page, { service: 'Dépannage de chauffe-eau' })
    await page.evaluate(() => scrollTo(0, 0))
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page.getByText('Votre saisie a été retrouvée')).toBeVisible()
    expectStill(await shiftsOf(page), 'a form that is found again')
    await page.context().close()
  })
}
