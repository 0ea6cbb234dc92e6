import { type BrowserContext, test as base, expect } from '@playwright/test'

/** A journey on 22 November 2026, so that the dates in expected texts are always the same. */
export const test = base.extend<{ allowedErrors: RegExp; errors: string[] }>({
  /** The errors that a journey provokes. */
  allowedErrors: [/^$/, { option: true }],
  /** What the page reports, caught or not: what React repairs and policy violations too. */
  errors: [
    async ({ context, allowedErrors }, use) => {
      const errors: string[] = []
      await setClock(context, '2026-11-22T09:30:12.345Z')
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`CSP: ${violatedDirective} ${blockedURI}`)
        })
      })
      context.on('weberror', (error) => errors.push(error.error().message))
      context.on('console', (message) => {
        const [type, text] = [message.type(), message.text()]
        if (type === 'error' || text.startsWith('Error')) errors.push(text)
      })
      await use(errors)
      expect(errors.filter((error) => !allowedErrors.test(error))).toEqual([])
    },
    { auto: true },
  ],
})

/** The time of pages that are loaded from now on. Playwright's own clock has no navigation timing. */
export async function setClock(context: BrowserContext, time: string) {
  await context.addInitScript((now) => {
    window.Date = class extends Date {
      constructor(...parts: unknown[]) {
        super(...((parts.length > 0 ? parts : [now]) as [number]))
      }
      static override now = () => now
    } as DateConstructor
  }, Date.parse(time))
}

export { expect, type Locator, type Page } from '@playwright/test'
