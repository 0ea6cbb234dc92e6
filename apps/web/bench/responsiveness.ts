import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from 'chromium'
import { preview } from 'vite'

// Prints the longest task of the main thread while a visitor types and submits, on a processor that
// is four times slower: a proxy for INP. Browsers tell of tasks from 50 ms, which are felt; a step
// without one shows 0. Median and worst of the runs.
const RUNS = 5
const SLOWDOWN = 4

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
  // Puts the driver's own script in place, which would otherwise count as work of the page.
  await page.locator('#app').waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const type = async (label: string, text: string) => {
    await page.getByLabel(label).focus()
    await page.keyboard.type(text)
  }
  const option = page.getByRole('listbox').getByRole('option').first()

  const steps = {
    'first sign': async () => {
      await page.mouse.move(5, 5)
      await page.locator('#app:not([data-prerendered])').waitFor()
    },
    name: () => type('Nom complet', 'Élodie d’Artagnan'),
    telephone: () => type('Téléphone', '06 12 34 56 78'),
    'address, typed': async () => {
      await type("Adresse d'intervention", 'bordeaux')
      await option.waitFor()
    },
    'address, picked': () => option.click(),
    'service, list opened': async () => {
      await page.getByLabel('Type de service').click()
      await option.waitFor()
    },
    'service, typed': () => page.keyboard.type('fuite'),
    'service, picked': () => option.click(),
    urgency: async () => {
      await page.getByLabel("Niveau d'urgence").selectOption('urgent')
    },
    'submit with an error': async () => {
      await page.getByRole('button', { name: 'Mon devis' }).click()
      await page.getByRole('alert').getByRole('link').first().waitFor()
    },
    description: () => type('Description détaillée', 'Fuite sous l’évier de la cuisine.'),
    submit: async () => {
      await page.getByRole('button', { name: 'Mon devis' }).click()
      await page.getByText('Devis calculé !').waitFor()
    },
  }
  const longest: Record<string, number> = {}
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
    await new Promise((resolve) => requestIdleCallback(resolve))
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
