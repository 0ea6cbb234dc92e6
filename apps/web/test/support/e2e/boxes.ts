import type { Locator } from '@playwright/test'

/** Where a part of the page stands in the window, in pixels. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('not visible')
  return { ...box, bottom: box.y + box.height }
}
