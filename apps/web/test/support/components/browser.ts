import { afterEach, beforeEach, onTestFinished, vi } from 'vitest'

/**
 * Makes timeouts wait for `vi.advanceTimersByTime` in all tests of a file. Animation frames and the
 * browser's own clock go on.
 */
export function fakeTimeouts() {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())
}

/** Prevents all navigations, `mailto:` links included, and collects where they lead, until the test ends. */
export function holdNavigations(): readonly string[] {
  const urls: string[] = []
  const hold = (event: NavigateEvent) => {
    urls.push(event.destination.url)
    event.preventDefault()
  }
  navigation.addEventListener('navigate', hold)
  onTestFinished(() => navigation.removeEventListener('navigate', hold))
  return urls
}
