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
    pressed[`${button.text}: next frame`] = await page.evaluate(() =>
      Math.max(0, ...window.measured.frame),
    )
  }
  return pressed
}

/**
 * The longest task until hydration, and the blocking time: what each task takes beyond 50 ms. Beside them
 * a loop of fixed work, by which figures of two machines are compared. In milliseconds.
 */
export async function tasksUntilHydration(page: Page) {
  return page.evaluate(async () => {
    const tasks: number[] = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
    // React marks what it has hydrated.
    const isHydrated = () => {
      const heading = document.querySelector('h1')
      return heading && Object.keys(heading).some((key) => key.startsWith('__react'))
    }
    const nextTask = () => new Promise((resolve) => setTimeout(resolve, 50))
    while (!isHydrated()) await nextTask()
    await nextTask()

    const start = performance.now()
    let sum = 0
    for (let step = 0; step < 1e7; step += 1) sum = (sum * 31 + step) | 0
    window.sum = sum
    return {
      'longest task until hydration': Math.max(0, ...tasks),
      'blocking time until hydration': tasks.reduce((time, task) => time + task - 50, 0),
      'beside them: a loop of 10,000,000 steps': performance.now() - start,
    }
  })
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
    /** Kept, so that no compiler leaves the loop out. */
    sum: number
    measured: Record<'input' | 'paint' | 'frame', number[]>
  }
}
