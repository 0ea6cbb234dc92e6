import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from 'ensure'
import { preview } from 'vite'
import * as form from '../page-objects/form.ts'

// Measures first visits on a slow phone (a processor four times slower, slow 4G), and presses in the form and on the
// result, in milliseconds: medians of seven visits. Arguments: origins of other builds that are served already, such as that of the last release.
// All are visited in turn, so that what slows the machine down slows all of them.
const VISITS = 7
// What is pressed on each page: nothing that leads to another one.
const pages = { '/': 'main button', '/plombier-bordeaux': 'h1', '/mentions-legales': 'h1' }

const root = join(import.meta.dirname, '..')
const server = await preview({ root, mode: 'demo', preview: { port: 0 } })
const own = new URL(server.resolvedUrls?.local[0] ?? '').origin
const origins = [own, ...process.argv.slice(2)]
const browser = await chromium.launch(await launchOptions())

async function visit(url: string, pressed: string) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })
  await page.addInitScript(() => {
    const seen: Record<string, number> = { 'largest paint': 0, 'longest task': 0, 'next frame': 0 }
    Object.assign(window, { seen })
    const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
      })
    observe('largest-contentful-paint', ({ startTime }) => (seen['largest paint'] = startTime))
    observe('longtask', ({ duration }) => {
      seen['longest task'] = Math.max(seen['longest task'] ?? 0, duration)
    })
    // Measured here, because Chromium rounds the duration of a `first-input` entry, also to 0.
    const measure = ({ timeStamp }: Event) =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          seen['next frame'] = performance.now() - timeStamp
        }),
      )
    addEventListener('click', measure, { capture: true, once: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const read = () => page.evaluate(() => Reflect.get(window, 'seen') as Record<string, number>)
  // A press ends the observation of paints, so it belongs to a visit of its own.
  const { 'next frame': _, ...loaded } = await read()
  await page.goto(url, { waitUntil: 'commit' })
  await page.click(pressed)
  await page.waitForFunction(() => Reflect.get(window, 'seen')['next frame'] > 0)
  const figures = { ...loaded, 'next frame': (await read())['next frame'] ?? 0 }
  await context.close()
  return figures
}

/** Fills in the form, presses `Mon devis`, and then `Modifier`. Measures until what follows is painted. */
async function calculate(url: string) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await form.fillIn(page)
  await form.rest(page)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const press = (label: string, next: string) =>
    page.evaluate(
      ([label = '', next = '']) =>
        new Promise<Record<string, number>>((resolve) => {
          const started = performance.now()
          const painted = (then: () => void) => requestAnimationFrame(() => setTimeout(then))
          const buttons = [...document.querySelectorAll('button')]
          buttons.find(({ textContent }) => textContent.startsWith(label))?.click()
          let frame = 0
          painted(() => {
            frame = performance.now() - started
          })
          const look = () =>
            document.querySelector('h1')?.textContent.startsWith(next)
              ? painted(() =>
                  resolve({ [`${label}, frame`]: frame, [label]: performance.now() - started }),
                )
              : requestAnimationFrame(look)
          look()
        }),
      [label, next],
    )
  const issued = await press('Mon devis', 'Votre devis')
  await form.rest(page)
  const figures = { ...issued, ...(await press('Modifier', 'Calculateur')) }
  await context.close()
  return figures
}

async function compare(
  title: string,
  measure: (origin: string) => Promise<Record<string, number>>,
) {
  const visits: Record<string, number>[][] = origins.map(() => [])
  for (let turn = 0; turn < VISITS; turn += 1) {
    for (const [index, origin] of origins.entries()) visits[index]?.push(await measure(origin))
  }
  const median = (index: number, figure: string) => {
    const values = visits[index]?.map((visit) => visit[figure] ?? 0).sort((a, b) => a - b)
    return Math.round(values?.[(VISITS - 1) / 2] ?? 0)
  }
  console.info(title)
  console.table(
    Object.fromEntries(
      Object.keys(visits[0]?.[0] ?? {}).map((figure) => [
        figure,
        Object.fromEntries(origins.map((origin, index) => [origin, median(index, figure)])),
      ]),
    ),
  )
}

for (const [path, pressed] of Object.entries(pages)) {
  await compare(path, (origin) => visit(origin + path, pressed))
}
await compare('the quote', (origin) => calculate(`${origin}/plombier-bordeaux`))
await browser.close()
await server.close()
