import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { firstFrame, press, type } from './visitor.ts'

const READING_MS = 5000
const NAME = 'Cyrano'

/** A button's text, and the selector of what appears when it is pressed. */
export interface Button {
  readonly text: string
  readonly answer: string
}

/**
 * Presses the button. Resolves with the time at which the page answers, in milliseconds since the
 * navigation began; `Infinity` if the press is lost.
 */
export async function pressAtOnce(page: Page, { text, answer }: Button): Promise<number> {
  // Watching starts before the press, since the answer may come at once.
  const [answeredAt] = await Promise.all([firstFrame(page, answer), press(page, 'button', text)])
  return answeredAt
}

/** The wait for the answer to a press at the first paint, in milliseconds. */
export async function waitAtOnce(page: Page, button: Button): Promise<number> {
  const answeredAt = await pressAtOnce(page, button)
  return answeredAt - (await startOfLast(page, 'first-input'))
}

/** The observed LCP, and the wait for the answer to a press after five seconds, in milliseconds. */
export async function pressAfterReading(page: Page, button: Button) {
  await sleep(READING_MS)
  const wait = await waitAtOnce(page, button)
  return { lcp: await startOfLast(page, 'largest-contentful-paint'), wait }
}

/** Types a name and submits. Whether its field keeps every letter and passes the validation. */
export async function keepsLetters(page: Page, submit: Button): Promise<boolean> {
  await press(page, '#name')
  await type(page, NAME)
  await pressAtOnce(page, submit)
  return page.evaluate(
    ({ name, answer }) => {
      const field = document.querySelector<HTMLInputElement>('#name')
      const errors = [...document.querySelectorAll(answer)].map(({ textContent }) => textContent)
      const isNameAccepted =
        errors.length > 0 && !errors.some((error) => error.startsWith('Le nom doit'))
      return field?.value === name && isNameAccepted
    },
    { name: NAME, answer: submit.answer },
  )
}

/** Start of the last performance entry of this type, in milliseconds since the navigation began. */
function startOfLast(page: Page, type: 'first-input' | 'largest-contentful-paint') {
  return page.evaluate(
    (type) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)
        }).observe({ type, buffered: true })
      }),
    type,
  )
}
