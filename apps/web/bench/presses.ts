import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { fillIn } from '../page-objects/calculator.ts'

const READING_MS = 5000

/** A button's text, and the selector of what appears when it is pressed. */
export interface Button {
  readonly text: string
  readonly answer: string
}

/** The observed LCP, and the wait for the answer to a press, at once or after five seconds. In milliseconds. */
export async function firstPress(page: Page, button: Button, isRead: boolean) {
  if (isRead) await sleep(READING_MS)
  await page.evaluate(observe)
  await press(page, button)
  const answered = await page.evaluate(() => performance.now())
  // The Event Timing API tells of an event some time after its frame.
  await page.waitForFunction(() => window.measured.input.length > 0)
  const [input = Number.NaN] = await page.evaluate(() => window.measured.input)
  return {
    lcp: (await page.evaluate(() => window.measured.paint)).at(-1) ?? 0,
    wait: answered - input,
  }
}

/** From the press to the next frame, in milliseconds, for the presses that the site exists for. */
export async function mainPresses(page: Page) {
  await fillIn(page)
  const pressed: Record<string, number> = {}
  for (const button of [
    { text: 'Mon devis', answer: '[role=status] strong' },
    { text: 'Modifier ma demande', answer: '#name' },
  ]) {
    await page.evaluate(observe)
    await press(page, button)
    // As above.
    await sleep(1000)
    pressed[button.text] = await page.evaluate(() => Math.max(0, ...window.measured.frame))
  }
  return pressed
}

/** Presses through the browser, as a visitor does, and waits for the frame with the answer. */
async function press(page: Page, { text, answer }: Button) {
  const button = page.getByRole('button', { name: text }).first()
  await button.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await button.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  await page.mouse.click(x + width / 2, y + height / 2)
  await page.locator(answer).first().waitFor()
}

function observe() {
  const measured: Window['measured'] = { input: [], paint: [], frame: [] }
  window.measured = measured
  const watch = (type: string, add: (entry: PerformanceEventTiming) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) add(entry as PerformanceEventTiming)
    }).observe({ type, buffered: type !== 'event', durationThreshold: 16 })
  watch('first-input', ({ startTime }) => measured.input.push(startTime))
  watch('largest-contentful-paint', ({ startTime }) => measured.paint.push(startTime))
  watch('event', ({ interactionId, duration }) => interactionId && measured.frame.push(duration))
}

declare global {
  interface PerformanceObserverInit {
    durationThreshold?: number
  }
  interface Window {
    measured: Record<'input' | 'paint' | 'frame', number[]>
  }
}
