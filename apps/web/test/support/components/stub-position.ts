import type { Coordinates } from '@plombier/quote-engine'
import { vi } from 'vitest'

/** Stub: a device that gives this position, or without one refuses it. */
export function stubPosition(coords: Coordinates | undefined) {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, refused) =>
    coords ? found({ coords } as GeolocationPosition) : refused?.({} as GeolocationPositionError),
  )
}
