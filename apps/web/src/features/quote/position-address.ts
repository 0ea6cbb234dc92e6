import type { Address } from '@plombier/geo-client'
import type { Coordinates } from '@plombier/quote-engine'

const numberFormat = new Intl.NumberFormat('fr-FR', {
  minimumFractionDigits: 5,
  useGrouping: false,
})

const position = /\(?position [\d,]+ [NS], [\d,]+ [EO]\)?/gi

/**
 * A position as an address: `Position 45,76310 N, 4,83440 E`. Behind words, it stands in brackets;
 * an earlier position in the words is dropped.
 */
export function positionAddress({ latitude, longitude }: Coordinates, words: string): Address {
  const northOrSouth = `${numberFormat.format(Math.abs(latitude))} ${latitude < 0 ? 'S' : 'N'}`
  const eastOrWest = `${numberFormat.format(Math.abs(longitude))} ${longitude < 0 ? 'O' : 'E'}`
  const place = words.replaceAll(position, '').trim()
  const name = `osition ${northOrSouth}, ${eastOrWest}`
  return {
    label: place ? `${place} (p${name})` : `P${name}`,
    coordinates: { latitude, longitude },
  }
}

/** Whether an address is a position, with or without words. */
export function isPositionAddress({ label }: Address): boolean {
  return label.search(position) !== -1
}
