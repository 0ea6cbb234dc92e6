import type { Page } from '@playwright/test'

/** Holds requests back until the returned function lets them go on, or fail. */
export async function holdRequests(page: Page, url: string) {
  let settle: (outcome: 'continue' | 'abort') => void = () => {}
  const settled = new Promise<'continue' | 'abort'>((resolve) => {
    settle = resolve
  })
  await page.route(url, async (route) => route[await settled]())
  return settle
}
