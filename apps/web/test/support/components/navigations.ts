import { onTestFinished } from 'vitest'

/** Prevents all navigations, `mailto:` links included, and collects where they lead, until the test ends. */
export function holdNavigations(): readonly string[] {
  const urls: string[] = []
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  navigation.addEventListener(
    'navigate',
    (event) => {
      urls.push(event.destination.url)
      event.preventDefault()
    },
    { signal: stop.signal },
  )
  return urls
}
