import type { Page } from '@playwright/test'

/** Holds back requests, all or all but the first, until the returned function settles them. */
export async function holdRequests(page: Page, url: string, { butFirst = false } = {}) {
  let settle: (outcome: 'continue' | 'abort') => void = () => {}
  const settled = new Promise<'continue' | 'abort'>((resolve) => {
    settle = resolve
  })
  let isLetThrough = butFirst
  await page.route(url, async (route) => {
    const outcome = isLetThrough ? 'continue' : settled
    isLetThrough = false
    await route[await outcome]()
  })
  return settle
}
