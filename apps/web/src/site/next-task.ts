/** Settles in a task of its own, so that the page can answer to the visitor before. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
