import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'

// What a visitor does and sees. Input goes through the browser, like a real visitor's: Playwright's
// locators would run code in the page, and the measurements would include it.
const LETTER_MS = 80
const TIMEOUT_MS = 10_000

/** Presses the first element that matches the selector and has the text. */
export async function press(page: Page, selector: string, text = '') {
  const { x, y } = await page.evaluate(
    ({ selector, text }) => {
      const element = [...document.querySelectorAll(selector)].find(({ textContent }) =>
        textContent.includes(text),
      )
      if (!element) throw new Error(`no ${selector} ${text}`)
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    },
    { selector, text },
  )
  await page.mouse.click(x, y)
}

/** Types at a steady pace, even while the page is busy. Accepts only characters of the US keyboard. */
export async function type(page: Page, text: string) {
  const letters = [...text].map(async (letter, index) => {
    await sleep(index * LETTER_MS)
    await page.keyboard.press(letter)
  })
  await Promise.all(letters)
}

/**
 * Time of the first frame that shows a matching element, in milliseconds since the navigation began;
 * `Infinity` if there is none within ten seconds.
 */
export function firstFrame(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    ({ selector, timeoutMs }) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const matches = [...document.querySelectorAll(selector)]
          if (!matches.some((element) => element.checkVisibility())) return
          observer.disconnect()
          // A task queued in a frame's callback runs after that frame is painted.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
        }
        const observer = new MutationObserver(look)
        observer.observe(document, { attributes: true, childList: true, subtree: true })
        setTimeout(() => resolve(Number.POSITIVE_INFINITY), timeoutMs)
        look()
      }),
    { selector, timeoutMs: TIMEOUT_MS },
  )
}
