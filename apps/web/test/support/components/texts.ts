import { page } from 'vitest/browser'

/** With plain spaces in place of no-break ones. */
export function plain(text: string) {
  return text.replace(/\p{Zs}/gu, ' ')
}

/** The elements' texts, with plain spaces. */
export function textsOf(elements: Iterable<Element>) {
  return Array.from(elements, ({ textContent }) => plain(textContent))
}

export const notifications = page.getByRole('region', { name: 'Notifications' })

/** The toast that is announced. */
export const announced = notifications.getByRole('status')
