import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { firstFrame, press, type } from './visitor.ts'

const READING_MS = 5000
const NAME = 'Cyrano'

/** A button by its text, and what its press makes appear, as a selector. */
export interface Button {
  readonly text: string
  readonly answer: string
}

/** When the press is answered, in milliseconds since the navigation began; Infinity if it is lost. */
export async function pressAtOnce(page: Page, { text, answer }: Button): Promise<number> {
  // Watches from before the press, since the answer may come at once.
  const [answeredAt] = await Promise.all([firstFrame(page, answer), press(page, 'button', text)])
  return answeredAt
}

/** The observed LCP, and how long a press after five seconds takes to be answered, in milliseconds. */
export async function pressAfterReading(page: Page, button: Button) {
  await sleep(READING_MS)
  const answeredAt = await pressAtOnce(page, button)
  const pressedAt = await startOfLast(page, 'first-input')
  return { lcp: await startOfLast(page, 'largest-contentful-paint'), wait: answeredAt - pressedAt }
}

/** Whether the letters of a name all stay in its field, and count once the form is sent. */
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

/** When the last entry of this type began, in milliseconds since the navigation did. */
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
