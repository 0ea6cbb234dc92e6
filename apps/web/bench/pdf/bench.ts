import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { launchOptions } from 'ensure-chromium'
import { build, preview } from 'vite'
import type { Bench, Run } from './page.ts'

// Compares pdfmake, which makes the site's PDF, with jsPDF, on the same content in Chromium. Cold: the
// first file in a new browser, which loads code and fonts. Warm: later files on the same page. Last: the
// longest main-thread task while a file is made on a processor slowed down four times.
const COLD_RUNS = 5
const WARM_RUNS = 20
const SLOWDOWN = 4

const root = import.meta.dirname
const outDir = await mkdtemp(join(tmpdir(), 'bench-pdf-'))
await build({
  root,
  configFile: false,
  logLevel: 'error',
  worker: { format: 'es' },
  build: { outDir, assetsInlineLimit: 0 },
})
const server = await preview({ root, configFile: false, build: { outDir }, preview: { port: 0 } })
const url = server.resolvedUrls?.local[0]
if (!url) throw new Error('The preview has no address')

try {
  for (const library of ['pdfmake', 'jsPDF'] as const) {
    const cold: Run[] = []
    const warm: Run[] = []
    for (let run = 0; run < COLD_RUNS; run++) {
      await withPage(async (page) => {
        cold.push(await make(page, library))
        if (run > 0) return
        for (let later = 0; later < WARM_RUNS; later++) warm.push(await make(page, library))
      })
    }
    const longest = await withPage((page) => longestTask(page, library))
    console.info(
      `${library}: cold ${median(cold)} ms, warm ${median(warm)} ms, ${warm[0]?.bytes} bytes,`,
      `longest main-thread task ${longest} ms (${SLOWDOWN}× slower)`,
    )
  }
} finally {
  await server.close()
  await rm(outDir, { recursive: true })
}

async function withPage<T>(use: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage()
    await page.goto(url ?? '', { waitUntil: 'networkidle' })
    return await use(page)
  } finally {
    await browser.close()
  }
}

function make(page: Page, library: keyof Bench): Promise<Run> {
  return page.evaluate(
    (library) => (window as unknown as { bench: Bench }).bench[library](),
    library,
  )
}

/** The longest task, in milliseconds; 0 if none took over 50, since browsers report only those. */
async function longestTask(page: Page, library: keyof Bench): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page.evaluate(async (library) => {
    const tasks: number[] = []
    const observer = new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration))
    })
    observer.observe({ type: 'longtask' })
    await (window as unknown as { bench: Bench }).bench[library]()
    // The observer is notified after the task, before the browser is idle.
    await new Promise((resolve) => requestIdleCallback(resolve))
    return Math.round(Math.max(0, ...tasks))
  }, library)
}

function median(runs: readonly Run[]): number {
  const sorted = runs.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
}
