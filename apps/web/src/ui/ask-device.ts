/**
 * Asks the device a question whose answer is an extra. Where the device lacks the question or throws, the answer
 * is `false`, so that the page goes on without the extra.
 */
export function askDevice<T>(question: () => T): T | false {
  try {
    return question()
  } catch {
    return false
  }
}
