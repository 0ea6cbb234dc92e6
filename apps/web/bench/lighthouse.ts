import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import { findChromium } from 'chromium'
import lighthouse from 'lighthouse'
import { preview } from 'vite'

// Prints Lighthouse's figures of the demonstration build (mobile profile), the median of three runs.
const RUNS = 3
const PORT = 4375
const paths = ['/', '/plombier-bordeaux', '/mentions-legales']

const chromePath = findChromium() ?? ''
if (!chromePath) throw new Error('no Chromium: run `pnpm --filter web exec ensure-chromium`')
const server = await preview({
  root: join(import.meta.dirname, '..'),
  mode: 'demo',
  preview: { port: PORT, strictPort: true },
})

try {
  const table = []
  for (const path of paths) {
    const runs = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(path))
    table.push({ path, ...medians(runs) })
  }
  console.table(table)
} finally {
  await server.close()
}

/** The figures of a first visit: each with a browser of its own, as Lighthouse's own command does. */
async function measure(path: string, attempts = 3): Promise<Figures> {
  takePriority(constants.priority.PRIORITY_NORMAL)
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  // On a machine with few processors the browser would wait for who measures it.
  takePriority(constants.priority.PRIORITY_LOW)
  const { port } = chrome
  const result = await lighthouse(`http://localhost:${PORT}${path}`, {
    port,
    logLevel: 'error',
  }).finally(() => chrome.kill())
  // Now and then Chromium's record of a load has no start; such a run measures nothing.
  if (result?.lhr.audits['largest-contentful-paint']?.numericValue === undefined) {
    if (attempts === 1) throw new Error(`no result for ${path}`)
    return measure(path, attempts - 1)
  }
  const { audits, categories } = result.lhr
  for (const { id, score, title } of Object.values(audits)) {
    const isCategorised = Object.values(categories).some(({ auditRefs }) =>
      auditRefs.some((ref) => ref.id === id && ref.weight > 0),
    )
    if (isCategorised && score !== null && score < 0.9) console.info(`${path}: ${title}`)
  }
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    'TBT ms': Math.round(value('total-blocking-time')),
    CLS: value('cumulative-layout-shift'),
  }
}

function takePriority(priority: number) {
  try {
    setPriority(priority)
  } catch {
    // Only root may go back to a higher one; else the browser, which inherits it, is no worse off.
  }
}

type Figures = Record<
  'performance' | 'accessibility' | 'best practices' | 'SEO' | 'LCP ms' | 'TBT ms' | 'CLS',
  number
>

function medians(runs: readonly Figures[]) {
  const names = Object.keys(runs[0] ?? {}) as (keyof Figures)[]
  return Object.fromEntries(
    names.map((name) => {
      const sorted = runs.map((run) => run[name]).sort((a, b) => a - b)
      return [name, sorted[Math.floor(sorted.length / 2)]]
    }),
  )
}
