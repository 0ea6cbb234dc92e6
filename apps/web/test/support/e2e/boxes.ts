import type { Locator } from '@playwright/test'

/** Where a part of the page stands in the window, in pixels. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('not visible')
  return { ...box, bottom: box.y + box.height }
}

/** Pixels from the top of the one to the top of the other, at one moment: the page may be scrolling. */
export async function distance(from: Locator, to: Locator) {
  const lower = await to.elementHandle()
  return from.evaluate(
    (upper, lower) =>
      (lower?.getBoundingClientRect().y ?? Number.NaN) - upper.getBoundingClientRect().y,
    lower,
  )
}
