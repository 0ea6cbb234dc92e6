import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { launchOptions } from 'ensure'
import { preview } from 'vite'

// Measures first visits to the demonstration build on Lighthouse's slow phone: medians of five visits.
const buttons: Record<string, string> = {
  '/': 'Devis Instantané Gratuit',
  '/plombier-bordeaux': 'Mon devis',
  '/verifier': '',
  '/mentions-legales': '',
}

const root = join(import.meta.dirname, '..')
const server = await preview({ root, mode: 'demo', preview: { port: 0 } })
const { origin } = new URL(server.resolvedUrls?.local[0] ?? '')
const options = await launchOptions()
const browser = await chromium.launch(options)

/** Lighthouse's scores, 0 to 100, and its times in milliseconds. Not `execFileSync`: this process serves. */
async function visit(url: string) {
  const env = { ...process.env, CHROME_PATH: options.executablePath }
  const flags = `--chrome-flags=--headless ${options.args.join(' ')}`
  const command = join(import.meta.dirname, 'node_modules/.bin/lighthouse')
  const args = [url, '--quiet', '--output=json', flags]
  const { stdout } = await promisify(execFile)(command, args, { env, maxBuffer: 1e8 })
  const { categories, audits } = JSON.parse(stdout)
  const scores = Object.entries<{ score: number }>(categories)
  return {
    ...Object.fromEntries(scores.map(([id, { score }]) => [id, score * 100])),
    'largest paint': audits['largest-contentful-paint'].numericValue,
    'blocking time': audits['total-blocking-time'].numericValue,
  }
}

/** Milliseconds from a press while the page loads to its next frame, by the browser's event timing. */
async function press(url: string, name: string) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url, { waitUntil: 'commit' })
  await page.getByRole('button', { name }).first().click()
  const next = () =>
    new Promise<number>((resolve) => {
      const tell = (list: PerformanceObserverEntryList) =>
        resolve(list.getEntries()[0]?.duration ?? 0)
      new PerformanceObserver(tell).observe({ type: 'first-input', buffered: true })
    })
  return { 'next frame': await page.evaluate(next).finally(() => page.close()) }
}

const table: Record<string, Record<string, number>> = {}
for (const [path, name] of Object.entries(buttons)) {
  const visits: Record<string, number>[] = []
  for (let run = 0; run < 5; run += 1) {
    visits.push({
      ...(await visit(origin + path)),
      ...(name && (await press(origin + path, name))),
    })
  }
  const median = (figure: string) =>
    Math.round(visits.map((visit) => visit[figure] ?? 0).sort((a, b) => a - b)[2] ?? 0)
  table[path] = Object.fromEntries(Object.keys(visits[0] ?? {}).map((key) => [key, median(key)]))
}
console.table(table)
await browser.close()
await server.close()
