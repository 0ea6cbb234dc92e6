import { onTestFinished } from 'vitest'

interface Navigation {
  readonly type: NavigationType
  readonly url: string
}

/** Prevents and collects all navigations, `mailto:` links included, until the test ends. */
export function holdNavigations(): readonly Navigation[] {
  const navigations: Navigation[] = []
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  navigation.addEventListener(
    'navigate',
    (event) => {
      navigations.push({ type: event.navigationType, url: event.destination.url })
      event.preventDefault()
    },
    { signal: stop.signal },
  )
  return navigations
}
