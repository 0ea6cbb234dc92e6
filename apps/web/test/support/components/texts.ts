import { page } from 'vitest/browser'
import { plain } from '../amounts.ts'

/** The elements' texts, with plain spaces. */
export function textsOf(elements: Iterable<Element>) {
  return Array.from(elements, ({ textContent }) => plain(textContent))
}

export const notifications = page.getByRole('region', { name: 'Notifications' })

/** The toast that is announced. */
export const announced = notifications.getByRole('status')
