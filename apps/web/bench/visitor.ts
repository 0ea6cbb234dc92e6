import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'

// What a visitor does and sees. Input comes from outside the page, through the browser: Playwright's
// locators would work in the page, and be measured with it.
const LETTER_MS = 80
const PATIENCE_MS = 10_000

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

/** Types at a steady pace, also while the page is busy; only letters that the US keyboard has. */
export async function type(page: Page, text: string) {
  const letters = [...text].map(async (letter, index) => {
    await sleep(index * LETTER_MS)
    await page.keyboard.press(letter)
  })
  await Promise.all(letters)
}

/**
 * When the first frame shows an element that matches, in milliseconds since the navigation began;
 * Infinity if none does within ten seconds.
 */
export function firstFrame(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    ({ selector, patienceMs }) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const matches = [...document.querySelectorAll(selector)]
          if (!matches.some((element) => element.checkVisibility())) return
          observer.disconnect()
          // The task after a frame's callbacks runs once the frame is made.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
        }
        const observer = new MutationObserver(look)
        observer.observe(document, { attributes: true, childList: true, subtree: true })
        setTimeout(() => resolve(Number.POSITIVE_INFINITY), patienceMs)
        look()
      }),
    { selector, patienceMs: PATIENCE_MS },
  )
}
