import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { firstFrame, press, type } from './visitor.ts'

const PAUSE_MS = 1000

const option = '[role=listbox] [role=option]'
const submit = '[type=submit]'

/** The steps from the empty form to the quote, in order. */
const steps: Record<string, (page: Page) => Promise<void>> = {
  name: (page) => write(page, '#name', 'Cyrano de Bergerac'),
  telephone: (page) => write(page, '#phone', '06 12 34 56 78'),
  'e-mail': (page) => write(page, '#email', 'cyrano@example.com'),
  'address typed': async (page) => {
    await write(page, '#address', 'bordeaux')
    await appears(page, option)
  },
  'address picked': (page) => press(page, option),
  'service opened': async (page) => {
    await press(page, '#service')
    await appears(page, option)
  },
  'service typed': (page) => type(page, 'fuite'),
  'service picked': (page) => press(page, option),
  urgency: async (page) => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
  },
  'submit with an error': async (page) => {
    await press(page, submit)
    await appears(page, '[aria-labelledby=error-summary] a')
  },
  description: (page) => write(page, '#description', 'Fuite sous le lavabo.'),
  submit: async (page) => {
    await press(page, submit)
    await appears(page, '[role=status] strong')
  },
  edit: async (page) => {
    await press(page, 'main button', 'Modifier ma demande')
    await appears(page, '#name')
  },
}

/**
 * The longest interaction of each step, in milliseconds from the input to the next frame. The Event
 * Timing API rounds them to multiples of 8; 0 means that all took less than 16.
 */
export async function worstInteractions(page: Page): Promise<Record<string, number>> {
  await page.evaluate(() => {
    window.interactions = []
    new PerformanceObserver((list) => {
      const events = list.getEntries() as PerformanceEventTiming[]
      window.interactions.push(...events.filter(({ interactionId }) => interactionId > 0))
    }).observe({ type: 'event', durationThreshold: 16 })
  })
  const worst: Record<string, number> = {}
  for (const [step, act] of Object.entries(steps)) {
    await act(page)
    await sleep(PAUSE_MS)
    worst[step] = await page.evaluate(() =>
      Math.max(0, ...window.interactions.splice(0).map(({ duration }) => duration)),
    )
  }
  return worst
}

async function write(page: Page, field: string, text: string) {
  await press(page, field)
  await type(page, text)
}

async function appears(page: Page, selector: string) {
  if ((await firstFrame(page, selector)) === Number.POSITIVE_INFINITY) {
    throw new Error(`${selector} does not appear`)
  }
}

declare global {
  interface PerformanceObserverInit {
    durationThreshold?: number
  }
  interface Window {
    interactions: PerformanceEventTiming[]
  }
}
