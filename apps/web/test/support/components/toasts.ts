import { page } from 'vitest/browser'

export const notifications = page.getByRole('region', { name: 'Notifications' })

/** The toasts that are announced politely, and those that interrupt a screen reader. */
export const successes = notifications.getByRole('status')
export const failures = notifications.getByRole('alert')

/** The toasts' text at this moment. As each disappears by itself, waiting for that proves nothing. */
export function toastText() {
  return notifications.element().textContent
}
