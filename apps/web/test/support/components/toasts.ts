import { page } from 'vitest/browser'

export const notifications = page.getByRole('region', { name: 'Notifications' })

/** What the toasts say at this moment: each goes by itself, so that waiting for it proves nothing. */
export function toastText() {
  return notifications.element().textContent
}
