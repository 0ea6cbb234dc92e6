import { vi } from 'vitest'
import { type FoundAddress, foundAddresses } from '../found-address.ts'

export interface AddressRequest {
  /** What is asked, such as `/reverse/`, and of what. */
  readonly url: URL
  /**
   * Answers with these addresses, even after the request was aborted. Without coordinates of its own,
   * an address is at the place that was asked for.
   */
  found(...addresses: Partial<FoundAddress>[]): void
  failed(status: number): void
}

/** Stub: an address service that holds every request until the test answers it. */
export function stubAddressService(): AddressRequest[] {
  const requests: AddressRequest[] = []
  const fetch = (url: string) =>
    new Promise<Response>((resolve) => {
      const asked = new URL(url, location.href)
      requests.push({
        url: asked,
        found: (...addresses) => {
          const coordinates = {
            latitude: Number(asked.searchParams.get('lat')),
            longitude: Number(asked.searchParams.get('lon')),
          }
          const found = addresses.map((address) => ({ coordinates, ...address }))
          resolve(Response.json(foundAddresses(...found)))
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
