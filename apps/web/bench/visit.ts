import type { Browser, Page } from '@playwright/test'

// Lighthouse's phone screen, slow 4G, and a processor four times slower than this machine's.
const SCREEN = { width: 412, height: 823 }
const SLOWDOWN = 4
const BYTES_PER_MBIT = 1_000_000 / 8
const SLOW_4G = {
  offline: false,
  /** Milliseconds for a round trip. */
  latency: 150,
  /** Bytes per second. */
  downloadThroughput: 1.6 * BYTES_PER_MBIT,
  uploadThroughput: 0.75 * BYTES_PER_MBIT,
}

/** A first visit: empty cache, throttled from the first byte. Calls `use` after the first paint. */
export async function visit<T>(
  browser: Browser,
  url: string,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: SCREEN })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(url, { waitUntil: 'commit' })
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
        }),
    )
    return await use(page)
  } finally {
    await context.close()
  }
}
