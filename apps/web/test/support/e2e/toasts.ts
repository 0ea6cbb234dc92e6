import type { Page } from '@playwright/test'

/** What the toasts say at this moment: each goes by itself, so that waiting for it proves nothing. */
export async function toastText(page: Page) {
  const toasts = await page.getByRole('region', { name: 'Notifications' }).allTextContents()
  return toasts.join('')
}
