import { onTestFinished } from 'vitest'

/** Takes the uncaught errors of a test from Vitest, which would fail the run for them. */
export function catchUncaughtErrors(): unknown[] {
  const errors: unknown[] = []
  const listeners = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException')
  process.on('uncaughtException', (error) => errors.push(error))
  onTestFinished(() => {
    process.removeAllListeners('uncaughtException')
    for (const listener of listeners) process.on('uncaughtException', listener)
  })
  return errors
}
