import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { launchOptions } from 'ensure'
import { preview } from 'vite'
import { type Button, firstPress, mainPresses, tasksUntilHydration } from './presses.ts'
import { visit } from './visit.ts'

// Measures first visits to the demonstration build on a slow phone: medians of five visits, in
// milliseconds, and Lighthouse's own scores.
const RUNS = 5

const home = '/'
const calculator = '/plombier-bordeaux'
const buttons: Record<string, Button> = {
  [home]: { text: 'Devis Instantané Gratuit', answer: 'dialog[open]' },
  [calculator]: { text: 'Mon devis', answer: '[aria-labelledby=error-summary] a' },
}

/** A row for each figure, a column for each page. */
const table: Record<string, Record<string, string | number>> = {
  'observed LCP': { 'to reach': '≤ 850' },
  'press at once: answered in': { 'to reach': '≤ 150 on /' },
  'press after reading: answered in': { 'to reach': '≤ 200' },
  'longest task until hydration': { 'to reach': '≤ 100' },
  'blocking time until hydration': { 'to reach': '≤ 50' },
  'Mon devis: next frame': { 'to reach': '≤ 200' },
  'Modifier ma demande: next frame': { 'to reach': '≤ 200' },
}

const server = await preview({
  root: join(import.meta.dirname, '..'),
  mode: 'demo',
  preview: { port: 0 },
})
const { origin } = new URL(server.resolvedUrls?.local[0] ?? '')
const { executablePath = '', args } = launchOptions()
// React makes errors as it starts. For a browser that is measured, V8 would look up their places in the
// code by parsing all of React again, which no visitor waits for.
const browser = await chromium.launch({
  ...launchOptions(),
  args: [...args, '--js-flags=--no-enable-lazy-source-positions'],
})

try {
  for (const [path, button] of Object.entries(buttons)) {
    const atOnce = await repeat(path, (page) => firstPress(page, button, false))
    const reading = await repeat(path, (page) => firstPress(page, button, true))
    record(path, 'observed LCP', median(reading.map(({ lcp }) => lcp)))
    record(path, 'press at once: answered in', median(atOnce.map(({ wait }) => wait)))
    record(path, 'press after reading: answered in', median(reading.map(({ wait }) => wait)))
  }
  for (const path of [home, calculator, '/verifier']) await recordAll(path, tasksUntilHydration)
  await recordAll(calculator, mainPresses)
  for (const path of [home, calculator, '/mentions-legales']) {
    for (const [title, score] of await lighthouseScores(origin + path)) {
      record(path, `Lighthouse: ${title}`, score)
    }
  }
  console.table(table)
} finally {
  await browser.close()
  await server.close()
}

async function repeat<T>(path: string, use: (page: Page) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let run = 0; run < RUNS; run += 1) results.push(await visit(browser, origin + path, use))
  return results
}

async function recordAll(path: string, use: (page: Page) => Promise<Record<string, number>>) {
  const visits = await repeat(path, use)
  for (const figure of Object.keys(visits[0] ?? {})) {
    record(path, figure, median(visits.map((visit) => visit[figure] ?? Number.NaN)))
  }
}

function record(path: string, figure: string, value: number) {
  table[figure] = { ...table[figure], [path]: Math.round(value) }
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** By category, 0 to 100, in the mobile profile. Not `spawnSync`: the page is served by this process. */
async function lighthouseScores(url: string): Promise<[title: string, score: number][]> {
  const flags = ['--headless=new', ...args].join(' ')
  const options = { maxBuffer: 1e8, env: { ...process.env, CHROME_PATH: executablePath } }
  const report = await new Promise<string>((resolve, reject) => {
    execFile(
      'lighthouse',
      [url, '--quiet', '--output=json', `--chrome-flags=${flags}`],
      options,
      (error, stdout) => (error ? reject(error) : resolve(stdout)),
    )
  })
  const { categories } = JSON.parse(report) as {
    categories: Record<string, { title: string; score: number }>
  }
  return Object.values(categories).map(({ title, score }) => [title, score * 100])
}
