import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Makes timeouts wait for `vi.advanceTimersByTime` in all tests of a file. Animation frames and the
 * browser's own clock go on.
 */
export function fakeTimeouts() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}
