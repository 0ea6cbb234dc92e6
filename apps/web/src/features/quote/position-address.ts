import type { Coordinates } from '@plombier/quote-engine'
import type { PickedAddress } from './address-schema.ts'

const numberFormat = new Intl.NumberFormat('fr-FR', {
  minimumFractionDigits: 5,
  useGrouping: false,
})

/** A position as an address: `Position 45,76310 N, 4,83440 E`. Behind words, it stands in brackets. */
export function positionAddress({ latitude, longitude }: Coordinates, typed: string) {
  const northOrSouth = `${numberFormat.format(Math.abs(latitude))} ${latitude < 0 ? 'S' : 'N'}`
  const eastOrWest = `${numberFormat.format(Math.abs(longitude))} ${longitude < 0 ? 'O' : 'E'}`
  const words = typed.trim()
  const degrees = `${northOrSouth}, ${eastOrWest}`
  const positionText = words ? `(position ${degrees})` : `Position ${degrees}`
  return {
    label: `${words} ${positionText}`.trim(),
    positionText,
    coordinates: { latitude, longitude },
  } satisfies PickedAddress
}
