import type { Page } from '@playwright/test'

/** The `mailto:` links that the page opens from now on: the test browser has no mail program. */
export async function collectMails(page: Page) {
  const mails: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  // In its own place, or as a new window, which a webmail takes.
  for (const event of ['Page.frameRequestedNavigation', 'Page.windowOpen'] as const) {
    session.on(event, ({ url }: { url: string }) => mails.push(url))
  }
  return mails
}

/** Recipient, subject and text of a `mailto:` link. */
export function readMail(link: string) {
  const { protocol, pathname, searchParams } = new URL(link)
  return {
    to: protocol === 'mailto:' ? decodeURIComponent(pathname) : link,
    subject: searchParams.get('subject'),
    body: searchParams.get('body')?.replaceAll('\r\n', '\n'),
  }
}
