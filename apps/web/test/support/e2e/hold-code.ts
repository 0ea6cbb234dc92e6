import type { Page } from '@playwright/test'

/** Holds back a page's code, by default all that its entry loads, until the returned function is called. */
export async function holdCode(page: Page, code = /\/(?!index-)[^/]+\.js$/) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(code, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
