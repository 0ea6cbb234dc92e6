// Counted here: the browser's own limit leaves out the time in which the visitor reads its question.
const TIMEOUT_MS = 10_000

interface DevicePositionRequest {
  readonly options: PositionOptions
  /** A rougher position is a problem: it could be anywhere. */
  readonly worstAccuracyKm: number
  /** Ends the wait: nothing is called once it is aborted. */
  readonly signal: AbortSignal
  /** Called with the position, also where it comes after `onProblem`. */
  readonly onFound: (coordinates: GeolocationCoordinates) => void
  /** Called with the reason why there is none: a French sentence without its full stop. */
  readonly onProblem: (problem: string) => void
}

/** Asks the device for its position. Ten seconds without an answer are a problem too. */
export function askDevicePosition(request: DevicePositionRequest) {
  const { options, worstAccuracyKm, signal, onFound, onProblem } = request
  const giveUp = () =>
    onProblem('Position refusée ou introuvable (les réglages du navigateur l’autorisent)')
  const timer = setTimeout(giveUp, TIMEOUT_MS)
  signal.addEventListener('abort', () => clearTimeout(timer))
  /** Ends the wait, and answers unless the visitor has gone on. */
  function end(answer: () => void) {
    clearTimeout(timer)
    if (!signal.aborted) answer()
  }
  try {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        end(() => {
          if (!isUsable(coords)) return giveUp()
          const accuracyKm = Math.ceil(coords.accuracy / 1000)
          if (accuracyKm <= worstAccuracyKm) onFound(coords)
          else onProblem(`Position connue à ${accuracyKm}\u00A0km près seulement`)
        }),
      () => end(giveUp),
      options,
    )
  } catch {
    // Extensions make it `null`, or a function that throws.
    end(() => onProblem('Votre navigateur ne donne pas votre position'))
  }
}

/** Extensions that hide the position give texts, NaN or nothing in its place. */
function isUsable(coords: Partial<GeolocationCoordinates> | undefined) {
  const { latitude = NaN, longitude = NaN, accuracy = NaN } = coords ?? {}
  return (
    [latitude, longitude, accuracy].every(Number.isFinite) &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
  )
}
