import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { launchOptions } from 'ensure-chromium'
import { preview } from 'vite'
import { keepsLetters, pressAfterReading, pressAtOnce, waitAtOnce } from './first-press.ts'
import { worstInteractions } from './journey.ts'
import { lighthouseScores } from './lighthouse.ts'
import { visit } from './visit.ts'

// Measures first visits to the demonstration build on a slow phone: medians of five visits, and how
// many of twenty lose a press or a letter. In each of the twenty, the visitor acts a tenth of a second
// later than in the one before, so that some act before hydration, some during it and some after it.
const RUNS = 5
const LOSS_VISITS = 20
const STAGGER_MS = 100

const home = '/'
const calculator = '/plombier-bordeaux'
const buttons = {
  [home]: { text: 'Devis Instantané Gratuit', answer: 'dialog[open]' },
  [calculator]: { text: 'Mon devis', answer: '[aria-labelledby=error-summary] a' },
}

/** A row for each figure, a column for each page. */
const table: Record<string, Record<string, string | number>> = {
  'observed LCP, ms': { 'to reach': '≤ 850' },
  'press at once: answered in, ms': { 'to reach': '≤ 150 on /' },
  'press after reading: answered in, ms': { 'to reach': '≤ 200' },
  'visits that lose a press, of 20': { 'to reach': 0 },
  'visits that lose a letter, of 20': { 'to reach': 0 },
  'Lighthouse: Performance': { 'to reach': '≥ 95' },
  'Lighthouse: Accessibility': { 'to reach': 100 },
  'Lighthouse: Best Practices': { 'to reach': 100 },
  'Lighthouse: SEO': { 'to reach': 100 },
}

const server = await preview({
  root: join(import.meta.dirname, '..'),
  mode: 'demo',
  preview: { port: 0 },
})
const { origin } = new URL(server.resolvedUrls?.local[0] ?? '')
const browser = await chromium.launch(launchOptions())

try {
  for (const [path, button] of Object.entries(buttons)) {
    const atOnce = await repeat(RUNS, () => open(path, (page) => waitAtOnce(page, button)))
    const reading = await repeat(RUNS, () => open(path, (page) => pressAfterReading(page, button)))
    record(path, {
      'observed LCP, ms': median(reading.map(({ lcp }) => lcp)),
      'press at once: answered in, ms': median(atOnce),
      'press after reading: answered in, ms': median(reading.map(({ wait }) => wait)),
      'visits that lose a press, of 20': await losses(path, async (page) =>
        Number.isFinite(await pressAtOnce(page, button)),
      ),
    })
  }
  record(calculator, {
    'visits that lose a letter, of 20': await losses(calculator, (page) =>
      keepsLetters(page, buttons[calculator]),
    ),
  })
  for (const path of [home, calculator, '/mentions-legales']) {
    const runs = await repeat(RUNS, () => lighthouseScores(origin + path))
    for (const title of Object.keys(runs[0] ?? {})) {
      record(path, {
        [`Lighthouse: ${title}`]: median(runs.map((run) => run[title] ?? Number.NaN)),
      })
    }
  }
  console.table(table)

  const journeys = await repeat(RUNS, () => open(calculator, worstInteractions))
  const steps = Object.keys(journeys[0] ?? {}).map((step) => {
    const worst = journeys.map((journey) => journey[step] ?? Number.NaN)
    return [
      step,
      { 'worst interaction, ms': median(worst), 'of all visits, ms': Math.max(...worst) },
    ]
  })
  console.table(Object.fromEntries(steps))
} finally {
  await browser.close()
  await server.close()
}

function open<T>(path: string, use: (page: Page) => Promise<T>): Promise<T> {
  return visit(browser, origin + path, use)
}

async function repeat<T>(times: number, run: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let index = 0; index < times; index += 1) results.push(await run(index))
  return results
}

/** How many of twenty visits lose the visitor's input, which comes later in each visit. */
async function losses(path: string, keeps: (page: Page) => Promise<boolean>): Promise<number> {
  const kept = await repeat(LOSS_VISITS, (index) =>
    open(path, async (page) => {
      await sleep(index * STAGGER_MS)
      return keeps(page)
    }),
  )
  return kept.filter((isKept) => !isKept).length
}

function record(path: string, figures: Record<string, number>) {
  for (const [figure, value] of Object.entries(figures)) {
    table[figure] = { ...table[figure], [path]: value }
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN)
}
