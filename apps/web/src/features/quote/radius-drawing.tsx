import { type Coordinates, FREE_KILOMETERS, haversineKm } from '@plombier/quote-engine'
import { kilometers } from '../../format/french.ts'
import { of } from '../../format/place.ts'
import type { IssuedQuote } from './issued-quote.ts'
import * as css from './radius-drawing.css.ts'

// Half the width of the drawing that a distance may take, the rest is for the labels.
const REACH = 78
const LABEL_GAP = 16

/** The city's centre, the free radius around it, and the address at its bearing and distance. */
export function RadiusDrawing({
  quote: { city, address, result },
}: {
  readonly quote: IssuedQuote
}) {
  const distanceKm = haversineKm(city.center, address.coordinates)
  const scale = REACH / Math.max(FREE_KILOMETERS, distanceKm)
  const bearing = bearingRadians(city.center, address.coordinates)
  const x = Math.sin(bearing) * distanceKm * scale
  const y = -Math.cos(bearing) * distanceKm * scale
  const freeRadius = Math.max(FREE_KILOMETERS * scale, 4)
  const isFree = distanceKm <= FREE_KILOMETERS

  return (
    <figure className={css.figure}>
      <svg
        viewBox="-100 -100 200 200"
        className={css.drawing}
        role="img"
        aria-label={`L’adresse est à ${kilometers(result.distance)} du centre ${of(city.name)}, ${
          isFree ? 'dans' : 'hors de'
        } la zone de ${kilometers(FREE_KILOMETERS)} offerts.`}
      >
        <circle className={css.free} r={freeRadius} />
        <text className={css.label} y={freeRadius + LABEL_GAP}>
          {kilometers(FREE_KILOMETERS)}
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
        Zone offerte de {kilometers(FREE_KILOMETERS)} autour {of(city.name)}, nord en haut.
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
