import type { Coordinates } from '@plombier/quote-engine'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { suggestions } from './fill-in-quote-form.ts'

interface KnownAddress {
  readonly label: string
  readonly type?: 'municipality'
  /** Degrees, WGS 84. */
  readonly coordinates: Coordinates
}

/** Lets the address service find one address, fills it in and picks it. */
export async function pickAddress({ coordinates, ...properties }: KnownAddress) {
  const { longitude, latitude } = coordinates
  const feature = { properties, geometry: { coordinates: [longitude, latitude] } }
  vi.stubGlobal('fetch', async () => Response.json({ features: [feature] }))
  await page.getByLabelText('Adresse d’intervention').fill(properties.label)
  await suggestions.click()
  await expect.element(page.getByText('Adresse confirmée')).toBeVisible()
}
