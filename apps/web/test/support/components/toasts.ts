import { page } from 'vitest/browser'

export const notifications = page.getByRole('region', { name: 'Notifications' })

/** The toast that is announced. */
export const announced = notifications.getByRole('status')

/** The toasts' text at this moment. As each disappears by itself, waiting for that proves nothing. */
export function toastText() {
  return notifications.element().textContent
}
