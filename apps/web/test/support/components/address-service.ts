import type { Coordinates } from '@plombier/quote-engine'
import { vi } from 'vitest'

/** An address as the service finds it. Only a price needs `coordinates`. */
export interface FoundAddress {
  readonly coordinates?: Coordinates
  readonly [property: string]: unknown
}

export interface AddressRequest {
  /** The text that is searched for. */
  readonly text: string
  /** What is asked, such as `/reverse/`, and of what. */
  readonly url: URL
  readonly signal: AbortSignal
  /** Answers with these addresses, even after the request was aborted. */
  found(...addresses: FoundAddress[]): void
  failed(status: number): void
}

/** Stub: an address service that holds every request until the test answers it. */
export function stubAddressService(): AddressRequest[] {
  const requests: AddressRequest[] = []
  const fetch = (url: string, { signal }: { readonly signal: AbortSignal }) =>
    new Promise<Response>((resolve) => {
      const asked = new URL(url, location.href)
      requests.push({
        text: asked.searchParams.get('q') ?? '',
        url: asked,
        signal,
        found: (...addresses) => resolve(Response.json({ features: addresses.map(feature) })),
        failed: (status) => resolve(new Response('', { status })),
      })
    })
  vi.stubGlobal('fetch', fetch)
  return requests
}

/** Advances the fake timers past the pause in typing after which a search starts. */
export function passDebounce() {
  vi.advanceTimersByTime(300)
}

function feature({ coordinates, ...properties }: FoundAddress, index: number) {
  const { longitude, latitude } = coordinates ?? { longitude: 2 + index, latitude: 48 + index }
  return { properties, geometry: { coordinates: [longitude, latitude] } }
}
