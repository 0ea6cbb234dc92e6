import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Makes timeouts wait for `vi.advanceTimersByTime` in all tests of a file. Animation frames and the
 * browser's own clock go on.
 */
export function fakeTimeouts() {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())
}
