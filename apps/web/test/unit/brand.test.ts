import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
})

// What the other tests import is to have no settings.
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function brandWith(name: string, value: string) {
  vi.stubEnv(name, value)
  return (await import('../../src/site/brand.ts')).brand
}

test('the origin of the site may be set with a final slash', async () => {
  const { url } = await brandWith('VITE_SITE_URL', 'https://www.example.org/')
  expect(url).toBe('https://www.example.org')
})

test('an empty brand means the default one', async () => {
  const { name } = await brandWith('VITE_BRAND_NAME', '')
  expect(name).toBe('Plombier 2 Minutes')
})
