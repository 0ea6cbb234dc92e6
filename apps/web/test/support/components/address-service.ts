import type { Coordinates } from '@plombier/quote-engine'
import { vi } from 'vitest'

/** An address as the service finds it, without `coordinates` at the place that was asked for. */
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
        found: (...addresses) => {
          const features = addresses.map((address) => feature(address, asked.searchParams))
          resolve(Response.json({ features }))
        },
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

function feature({ coordinates, ...properties }: FoundAddress, asked: URLSearchParams) {
  const longitude = coordinates?.longitude ?? Number(asked.get('lon'))
  const latitude = coordinates?.latitude ?? Number(asked.get('lat'))
  return { properties, geometry: { coordinates: [longitude, latitude] } }
}
