// Time enough to answer the browser's question, and for a phone to find its satellites. The browser's
// own limit would leave the question out.
const TIMEOUT_MS = 10_000

/**
 * Asks the device for its position, after the visitor's permission. Ten seconds without an answer are a
 * problem, whoever is slow.
 */
export function askDevicePosition({
  options,
  signal,
  onFound,
  onProblem,
}: {
  readonly options: PositionOptions
  /** Ends the wait: nothing is called once it is aborted. */
  readonly signal?: AbortSignal
  /** Called with the position, also where it comes after `onProblem`. */
  readonly onFound: (coordinates: GeolocationCoordinates) => void
  /** Called with why there is none, for the visitor: a sentence without its end. */
  readonly onProblem: (problem: string) => void
}) {
  if (!('geolocation' in navigator)) {
    return onProblem('Votre navigateur ne donne pas votre position')
  }
  const giveUp = () => onProblem('Position refusée ou introuvable')
  const timer = setTimeout(giveUp, TIMEOUT_MS)
  signal?.addEventListener('abort', () => clearTimeout(timer))
  const settle = (tell: () => void) => {
    clearTimeout(timer)
    if (!signal?.aborted) tell()
  }
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => settle(() => onFound(coords)),
    () => settle(giveUp),
    options,
  )
}
