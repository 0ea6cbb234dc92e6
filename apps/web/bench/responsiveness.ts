import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from 'chromium'
import { preview } from 'vite'

// Prints the longest task of the main thread while a visitor types and submits, on a processor that
// is four times slower: a proxy for INP. Browsers tell of tasks from 50 ms, which are felt; a step
// without one shows 0. Median and worst of the runs.
const RUNS = 5
const SLOWDOWN = 4
const PATIENCE_MS = 15_000

const server = await preview({
  root: join(import.meta.dirname, '..'),
  mode: 'demo',
  preview: { port: 0 },
})
const url = server.resolvedUrls?.local[0]
if (!url) throw new Error('The preview has no address')
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  // Chromium's own sandbox does not start as root.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})

try {
  const runs: Record<string, number>[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await visit())
  console.table(
    Object.keys(runs[0] ?? {}).map((step) => {
      const longest = runs.map((run) => run[step] ?? Number.NaN)
      return { step, 'longest task ms': median(longest), 'worst run ms': Math.max(...longest) }
    }),
  )
} finally {
  await browser.close()
  await server.close()
}

/** The longest task of each step in milliseconds. */
async function visit(): Promise<Record<string, number>> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.longTasks = []
    new PerformanceObserver((list) => window.longTasks.push(...list.getEntries())).observe({
      type: 'longtask',
    })
  })
  await page.goto(`${url}plombier-bordeaux`, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })

  // The driver's own ways to press and to wait would work in the page, as a part of its tasks.
  const press = async (selector: string) => {
    const { x, y } = await page.evaluate((target) => {
      const element = document.querySelector(target)
      if (!element) throw new Error(`no ${target}`)
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }, selector)
    await page.mouse.click(x, y)
  }
  const appears = async (selector: string) => {
    const isThere = () => page.evaluate((target) => !!document.querySelector(target), selector)
    const end = Date.now() + PATIENCE_MS
    while (!(await isThere())) if (Date.now() > end) throw new Error(`no ${selector}`)
  }
  const type = async (field: string, text: string) => {
    await press(field)
    await page.keyboard.type(text)
  }
  const option = '[role=listbox]:not([hidden]) [role=option]'

  const steps = {
    'first sign': async () => {
      await page.mouse.move(5, 5)
      await appears('#app:not([data-prerendered])')
    },
    name: () => type('#name', 'Élodie d’Artagnan'),
    telephone: () => type('#phone', '06 12 34 56 78'),
    'address, typed': async () => {
      await type('#address', 'bordeaux')
      await appears(option)
    },
    'address, picked': () => press(option),
    'service, list opened': async () => {
      await press('#serviceType')
      await appears(option)
    },
    'service, typed': () => page.keyboard.type('fuite'),
    'service, picked': () => press(option),
    urgency: async () => {
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowDown')
    },
    'submit with an error': async () => {
      await press('[type=submit]')
      await appears('[role=alert] a')
    },
    description: () => type('#description', 'Fuite sous l’évier de la cuisine.'),
    submit: async () => {
      await press('[type=submit]')
      await appears('[role=status] strong')
    },
  }
  const longest: Record<string, number> = {}
  await longestTask(page)
  for (const [step, run] of Object.entries(steps)) {
    await run()
    longest[step] = await longestTask(page)
  }
  await context.close()
  return longest
}

/** The longest task since the last call, once the page rests. */
function longestTask(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Now and then Chromium gives no idle moment.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
    const tasks = window.longTasks.splice(0)
    return Math.round(Math.max(0, ...tasks.map(({ duration }) => duration)))
  })
}

declare global {
  interface Window {
    longTasks: PerformanceEntry[]
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
