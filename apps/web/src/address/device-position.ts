// Time enough to answer the browser's question, and for a phone to find its satellites. The browser's
// own limit would leave the question out.
const TIMEOUT_MS = 10_000

interface DevicePositionRequest {
  readonly options: PositionOptions
  /** A rougher position is a problem: it could be anywhere. */
  readonly worstAccuracyKm: number
  /** Ends the wait: nothing is called once it is aborted. */
  readonly signal: AbortSignal
  /** Called with the position, also where it comes after `onProblem`. */
  readonly onFound: (coordinates: GeolocationCoordinates) => void
  /** Called with why there is none, for the visitor: a sentence without its end. */
  readonly onProblem: (problem: string) => void
}

/**
 * Asks the device for its position, after the visitor's permission. Ten seconds without an answer are a
 * problem, whoever is slow.
 */
export function askDevicePosition(request: DevicePositionRequest) {
  const { options, worstAccuracyKm, signal, onFound, onProblem } = request
  if (!('geolocation' in navigator)) {
    onProblem('Votre navigateur ne donne pas votre position')
    return
  }
  const giveUp = () => onProblem('Position refusée ou introuvable')
  const timer = setTimeout(giveUp, TIMEOUT_MS)
  signal.addEventListener('abort', () => clearTimeout(timer))
  const settle = (tell: () => void) => {
    clearTimeout(timer)
    if (!signal.aborted) tell()
  }
  const judge = (coords: GeolocationCoordinates) => {
    const accuracyKm = Math.ceil(coords.accuracy / 1000)
    if (accuracyKm <= worstAccuracyKm) onFound(coords)
    else onProblem(`Position connue à ${accuracyKm}\u00A0km près seulement`)
  }
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => settle(() => judge(coords)),
    () => settle(giveUp),
    options,
  )
}
