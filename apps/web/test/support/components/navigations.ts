import { onTestFinished } from 'vitest'

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
