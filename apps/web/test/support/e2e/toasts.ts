import type { Page } from '@playwright/test'

/** The toasts' text at this moment. As each disappears by itself, waiting for that proves nothing. */
export async function toastText(page: Page) {
  const toasts = await page.getByRole('region', { name: 'Notifications' }).allTextContents()
  return toasts.join('')
}
