import { type Coordinates, haversineKm } from '@plombier/quote-engine'
import { cityWithDe } from '../../../format/city-name.ts'
import { kilometers } from '../../../format/french.ts'
import type { IssuedQuote } from '../issued-quote.ts'
import * as css from './radius-drawing.css.ts'

// Lengths in the drawing: the longest distance, and the room for pin, label and margin around it.
const REACH = 78
const PIN_HEIGHT = 24
const LABEL_HEIGHT = 16
const LABEL_GAP = 6
const MARGIN = 12
const PIXELS_PER_UNIT = 1.4

/** The city's centre, the free radius around it, and the address at its bearing and distance. */
export function RadiusDrawing({
  issuedQuote: {
    city,
    address,
    price: { distance, freeKilometers },
  },
}: {
  readonly issuedQuote: IssuedQuote
}) {
  const distanceKm = haversineKm(city.center, address.coordinates)
  const scale = REACH / Math.max(freeKilometers, distanceKm)
  const bearing = bearingRadians(city.center, address.coordinates)
  const x = Math.sin(bearing) * distanceKm * scale
  const y = -Math.cos(bearing) * distanceKm * scale
  const freeRadius = Math.max(freeKilometers * scale, 4)
  const isFree = distanceKm <= freeKilometers
  // On the opposite side of the address, clear of the line that leads to it.
  const labelY = y > 0 ? -freeRadius - LABEL_GAP : freeRadius + LABEL_HEIGHT

  const left = Math.min(-freeRadius, x) - MARGIN
  const top = Math.min(-freeRadius, labelY - LABEL_HEIGHT, y - PIN_HEIGHT) - MARGIN
  const width = Math.max(freeRadius, x) + MARGIN - left
  const height = Math.max(freeRadius, labelY, y) + MARGIN - top

  return (
    <figure className={css.figure}>
      <svg
        viewBox={[left, top, width, height].join(' ')}
        width={width * PIXELS_PER_UNIT}
        className={css.drawing}
        role="img"
        aria-label={`L’adresse est à ${kilometers(distance)} du centre ${cityWithDe(city.name)}, ${
          isFree ? 'dans' : 'hors de'
        } la zone de ${kilometers(freeKilometers)} offerts.`}
      >
        <circle className={css.free} r={freeRadius} />
        <text className={css.label} y={labelY}>
          {kilometers(freeKilometers)}
        </text>
        <line className={css.way} x2={x} y2={y} />
        <circle className={css.center} r={4} />
        <path
          className={css.address}
          transform={`translate(${x} ${y})`}
          d="M0 0C-5-7-7-10-7-14a7 7 0 0 1 14 0c0 4-2 7-7 14z"
        />
      </svg>
      <figcaption className={css.caption}>
        {`Zone offerte de ${kilometers(freeKilometers)} autour ${cityWithDe(city.name)}, nord en haut.`}
      </figcaption>
    </figure>
  )
}

/** Initial great-circle bearing, clockwise from north. */
function bearingRadians(from: Coordinates, to: Coordinates) {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [a, b] = [radians(from.latitude), radians(to.latitude)]
  const east = radians(to.longitude - from.longitude)
  return Math.atan2(
    Math.sin(east) * Math.cos(b),
    Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(east),
  )
}
