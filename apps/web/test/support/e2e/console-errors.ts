import type { Page } from '@playwright/test'

/** The errors that the page writes to its console from now on. */
export function consoleErrors(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}
