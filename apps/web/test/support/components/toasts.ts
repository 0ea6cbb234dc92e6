import { page } from 'vitest/browser'

export const notifications = page.getByRole('region', { name: 'Notifications' })

/** The toasts' text at this moment. As each disappears by itself, waiting for that proves nothing. */
export function toastText() {
  return notifications.element().textContent
}
