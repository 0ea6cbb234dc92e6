import { vi } from 'vitest'

export interface AddressRequest {
  /** What was searched for. */
  readonly text: string
  readonly signal: AbortSignal
  /** Answers with these addresses, even after the request was aborted. */
  found(...properties: object[]): void
  failed(status: number): void
}

/** An address service that holds every request until the test answers it. */
export function stubAddressService(): AddressRequest[] {
  const requests: AddressRequest[] = []
  const fetch = (url: string, { signal }: { readonly signal: AbortSignal }) =>
    new Promise<Response>((resolve) => {
      requests.push({
        text: new URL(url, location.href).searchParams.get('q') ?? '',
        signal,
        found: (...properties) => resolve(Response.json({ features: properties.map(feature) })),
        failed: (status) => resolve(new Response('', { status })),
      })
    })
  vi.stubGlobal('fetch', fetch)
  return requests
}

/** Advances fake timers past the pause in typing after which a search begins. */
export function passDebounce() {
  vi.advanceTimersByTime(300)
}

function feature(properties: object, index: number) {
  return { properties, geometry: { coordinates: [2 + index, 48 + index] } }
}
