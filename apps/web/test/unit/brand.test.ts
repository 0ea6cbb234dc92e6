import { expect, test, vi } from 'vitest'
import { brand } from '../../src/site/brand.ts'

vi.hoisted(() => {
  vi.stubEnv('VITE_SITE_URL', 'https://www.example.org/')
  vi.stubEnv('VITE_BRAND_NAME', '')
})

test('the origin of the site may be set with a final slash', () => {
  expect(brand.url).toBe('https://www.example.org')
})

test('an empty brand means the default one', () => {
  expect(brand.name).toBe('Plombier 2 Minutes')
})
