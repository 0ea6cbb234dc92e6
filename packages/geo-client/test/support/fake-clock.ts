import { onTestFinished, vi } from 'vitest'

/** Fake timers for one test, `AbortSignal.timeout` included, which Vitest leaves to the real clock. */
export function useFakeClock(): void {
  vi.useFakeTimers()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds)
    return controller.signal
  })
  onTestFinished(() => {
    timeout.mockRestore()
    vi.useRealTimers()
  })
}
