import { afterEach, beforeEach, vi } from 'vitest'

/** In the tests of a file timeouts wait for `vi.advanceTimersByTime`; frames and the browser's own clock go on. */
export function fakeTimeouts() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}
