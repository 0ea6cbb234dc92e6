import type { Page } from '@playwright/test'

/** The `mailto:` links that the page opens from now on: the test browser has no mail program. */
export async function collectMails(page: Page): Promise<readonly string[]> {
  const mails: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.frameRequestedNavigation', ({ url }) => mails.push(url))
  return mails
}
