import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** Emulates a medium, or what the visitor prefers, until the test ends. */
export async function emulateMedia(media: string, preferences: Record<string, string> = {}) {
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] })
  })
  const features = Object.entries(preferences).map(([name, value]) => ({ name, value }))
  await cdp().send('Emulation.setEmulatedMedia', { media, features })
}
