import { type Browser, expect, test } from '@playwright/test'
import { fillIn, openCalculator, rest } from '../../page-objects/calculator.ts'

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

/** The shifts of a first visit, until the page is loaded and hydrated. */
async function layoutShifts(browser: Browser, path: string, width: number) {
  const page = await openWatchedPage(browser, width)
  await page.goto(path, { waitUntil: 'networkidle' })
  if (path.includes('service')) {
    await expect(page.getByLabel('Type de service')).not.toHaveValue('')
  }
  await page.evaluate(() => document.fonts.ready)
  await rest(page)
  const shifts = await page.evaluate(() => window.shifts)
  await page.context().close()
  return shifts
}

function expectStill(shifts: readonly Shift[], name: string) {
  const sum = shifts.reduce((sum, { value }) => sum + value, 0)
  // Up to 0.1 counts as good; swapping in the display font may move a letter by a pixel.
  expect(sum, `${name}: ${JSON.stringify(shifts, null, 2)}`).toBeLessThan(0.01)
}

for (const width of [360, 1280]) {
  test(`nothing moves while a page ${width} px wide loads and hydrates`, async ({ browser }) => {
    const paths = ['/', '/plombier-lyon?service=fuite&urgence=urgent', '/mentions-legales']
    const visits = await Promise.all(paths.map((path) => layoutShifts(browser, path, width)))
    for (const [index, shifts] of visits.entries()) expectStill(shifts, `${paths[index]}`)
  })

  test(`nothing moves while a form ${width} px wide is found again`, async ({ browser }) => {
    const page = await openWatchedPage(browser, width)
    await openCalculator(page)
    await fillIn(page)
    await page.evaluate(() => scrollTo(0, 0))
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page.getByText('Votre saisie a été retrouvée')).toBeVisible()
    expectStill(await page.evaluate(() => window.shifts), 'the form')
    await page.context().close()
  })
}

test('the beginning of a page does not move when the rest arrives', async ({ page }) => {
  for (const path of ['/', '/plombier-lyon', '/mentions-legales', '/introuvable']) {
    await page.goto(path)
    // In one task: React would render the rest again.
    const [whole, alone] = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const before = heading.getBoundingClientRect().toJSON()
      const rest = document.createRange()
      rest.setStartAfter(heading)
      rest.setEndAfter(document.body)
      rest.deleteContents()
      return [before, heading.getBoundingClientRect().toJSON()]
    })
    expect(alone, path).toEqual(whole)
  }
})
