import type { Locator } from '@playwright/test'

/** Where an element is in the window, in pixels. Throws if it is not visible. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('not visible')
  return { ...box, bottom: box.y + box.height }
}
